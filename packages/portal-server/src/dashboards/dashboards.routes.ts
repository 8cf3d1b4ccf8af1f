import {
  currentUserDashboard,
  dashboardConfigsCreate,
  dashboardConfigsDelete,
  dashboardConfigsGet,
  dashboardConfigsList,
  dashboardConfigsUpdate,
} from '@kontor/portal-core';
import { route, type Route } from '../http/handler.js';
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

/** The own dashboard, and the layouts users are given. */
export function dashboardsRoutes({ database: { read } }: Pick<ServerDeps, 'database'>): Route[] {
  return [
    route(currentUserDashboard, ({ actor }) => readDashboardOf(read, actor.subjectId)),
    route(dashboardConfigsList, ({ query }) => listDashboards(read, query)),
    route(dashboardConfigsGet, ({ params }) => readDashboard(read, params.id)),
    route(dashboardConfigsCreate, ({ body, write }) => {
      const content = storedContent(body.content);
      return write((trx) => createDashboard(trx, { ...body, content }));
    }),
    route(dashboardConfigsUpdate, ({ params, body, write }) => {
      const { name, content } = body;
      const change = {
        ...(name !== undefined && { name }),
        ...(content !== undefined && { content: storedContent(content) }),
      };
      return write((trx) => updateDashboard(trx, params.id, change));
    }),
    route(dashboardConfigsDelete, async ({ params, write }) => {
      await write((trx) => deleteDashboard(trx, params.id));
      return undefined;
    }),
  ];
}
