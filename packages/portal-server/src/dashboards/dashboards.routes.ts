import {
  currentUserDashboard,
  dashboardConfigsCreate,
  dashboardConfigsDelete,
  dashboardConfigsGet,
  dashboardConfigsList,
  dashboardConfigsUpdate,
} from '@kontor/portal-core';
import { type Route, route } from '../wire/index.js';
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
export function dashboardsRoutes({ database: { read } }: Pick<ServerDeps, 'database'>): Route[] {
  return [
    route(currentUserDashboard, ({ actor }) => readDashboardOf(read, actor.subjectId)),
    route(dashboardConfigsList, ({ query }) => listDashboards(read, query)),
    route(dashboardConfigsGet, ({ params }) => readDashboard(read, params.id)),
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
