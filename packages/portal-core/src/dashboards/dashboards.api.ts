import * as z from 'zod/mini';
import { defineCall, idParams, pageQuery, portalList, resourceCall, signedInCall } from '../wire/index.js';
import type { Wire } from '../validation/index.js';
import { DASHBOARD_CONTENT_MAX } from './dashboard.content.js';
import { dashboardConfigShape } from './dashboard.types.js';

/** Page size of the list of dashboard configs (specification 2 section 9). */
export const DASHBOARD_CONFIGS_PAGE_SIZE = 50;
/** Most characters of a name. */
export const DASHBOARD_NAME_MAX = 100;
/** Id of the dashboard that new users get (specification 2 section 9); it cannot be deleted. */
export const DEFAULT_DASHBOARD_ID = 1;

const access = resourceCall('/dashboard-configs');
const maxBodyBytes = 2 * 1024 * 1024;

const listQuery = z.strictObject(pageQuery(250));
export type DashboardConfigsQuery = Wire<typeof listQuery>;
export const dashboardConfigsList = defineCall({
  id: 'dashboardConfigs.list',
  method: 'GET',
  path: '/dashboard-configs',
  access,
  summary: 'Dashboard configs by name.',
  query: listQuery,
  response: portalList(dashboardConfigShape),
});

export const dashboardConfigsGet = defineCall({
  id: 'dashboardConfigs.get',
  method: 'GET',
  path: '/dashboard-configs/:id',
  access,
  summary: 'One dashboard config.',
  params: idParams,
  response: dashboardConfigShape,
});

const configInput = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(DASHBOARD_NAME_MAX)),
  type: z.optional(z.literal('dashboard')),
  /** JSON text; `validateDashboardContent` checks it. */
  content: z.string().check(z.maxLength(DASHBOARD_CONTENT_MAX)),
});
export type DashboardConfigInput = Wire<typeof configInput>;
export const dashboardConfigsCreate = defineCall({
  id: 'dashboardConfigs.create',
  method: 'POST',
  path: '/dashboard-configs',
  access,
  summary: 'Creates a dashboard config; `content` is JSON text of layout items i, x, y, w, h, kind.',
  body: configInput,
  response: dashboardConfigShape,
  status: 201,
  maxBodyBytes,
});

const configChange = z.partial(configInput);
export type DashboardConfigChange = Wire<typeof configChange>;
export const dashboardConfigsUpdate = defineCall({
  id: 'dashboardConfigs.update',
  method: 'PUT',
  path: '/dashboard-configs/:id',
  access,
  summary: 'Changes the name or the content of a dashboard config.',
  params: idParams,
  body: configChange,
  response: dashboardConfigShape,
  maxBodyBytes,
});

export const dashboardConfigsDelete = defineCall({
  id: 'dashboardConfigs.delete',
  method: 'DELETE',
  path: '/dashboard-configs/:id',
  access,
  summary: 'Deletes a dashboard config; its users get the default one, which itself stays (409).',
  params: idParams,
  responseKind: 'none',
  status: 204,
});

export const currentUserDashboard = defineCall({
  id: 'dashboards.ofCurrentUser',
  method: 'GET',
  path: '/current-user-dashboard',
  access: signedInCall,
  keepsFilters: true,
  embed: true,
  summary: "The signed-in user's dashboard; 404 when it has none.",
  response: dashboardConfigShape,
});
