import {
  currentUserDashboard,
  dashboardConfigsCreate,
  dashboardConfigsDelete,
  dashboardConfigsGet,
  dashboardConfigsList,
  dashboardConfigsUpdate,
  type DashboardConfig,
} from '@kontor/portal-core/dashboards';
import { wholeScope } from '../access/index.js';
import { readerOf } from '../media/index.js';
import { type HandlerInput, type Route, route } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import {
  createDashboard,
  deleteDashboard,
  listDashboards,
  readDashboard,
  readDashboardOf,
  updateDashboard,
} from './dashboards.store.js';
import { storedContent } from './stored-content.js';

/** Routes of the user's own dashboard and of the layouts assigned to users. */
export function dashboardsRoutes({
  database: { read },
  files,
}: Pick<ServerDeps, 'database' | 'files'>): Route[] {
  const shown = (
    dashboard: DashboardConfig,
    { principal, scope, ...asker }: Pick<HandlerInput<never>, 'principal' | 'scope' | 'page' | 'session'>,
  ): DashboardConfig => {
    const reader = readerOf(asker, wholeScope(principal, scope));
    return { ...dashboard, content: files.signed(dashboard.content, reader) };
  };
  return [
    route(currentUserDashboard, async (ask) => shown(await readDashboardOf(read, ask.actor.subjectId), ask)),
    route(dashboardConfigsList, async (ask) => {
      const { entries, foundCount } = await listDashboards(read, ask.query);
      return { entries: entries.map((dashboard) => shown(dashboard, ask)), foundCount };
    }),
    route(dashboardConfigsGet, async (ask) => shown(await readDashboard(read, ask.params.id), ask)),
    route(dashboardConfigsCreate, ({ body, write }) => {
      const content = storedContent(body.content);
      return write(async (trx, trail) => {
        const made = await createDashboard(trx, { ...body, content });
        await trail.touch('dashboard', [{ id: made.id, detail: { name: made.name } }]);
        return made;
      });
    }),
    route(dashboardConfigsUpdate, ({ params, body, write }) => {
      const { name, content } = body;
      const change = {
        ...(name !== undefined && { name }),
        ...(content !== undefined && { content: storedContent(content) }),
      };
      return write(async (trx, trail) => {
        const changed = await updateDashboard(trx, params.id, change);
        await trail.touch('dashboard', [{ id: changed.id, detail: { name: changed.name } }]);
        return changed;
      });
    }),
    route(dashboardConfigsDelete, async ({ params, write }) => {
      await write(async (trx, trail) => {
        await deleteDashboard(trx, params.id);
        await trail.touch('dashboard', [{ id: params.id }]);
      });
      return undefined;
    }),
  ];
}
