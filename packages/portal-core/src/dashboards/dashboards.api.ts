import * as z from 'zod/mini';
import { defineCall, resourceCall, signedInCall } from '../api/call.js';
import { idParams, pagingQuery, positiveIntText, type PortalList } from '../api/shapes.js';
import { DASHBOARD_CONTENT_MAX } from './dashboard.content.js';
import type { DashboardConfig } from './dashboard.types.js';

/** Page size of the list of dashboard configs (specification 2 section 9). */
export const DASHBOARD_CONFIGS_PAGE_SIZE = 50;
/** Letters of a name. */
export const DASHBOARD_NAME_MAX = 100;
/** The dashboard a new user has (specification 2 section 9); it cannot be deleted. */
export const DEFAULT_DASHBOARD_ID = 1;

const access = resourceCall('/dashboard-configs');
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(DASHBOARD_NAME_MAX));
const content = z.string().check(z.maxLength(DASHBOARD_CONTENT_MAX));
const maxBodyBytes = 2 * 1024 * 1024;

export interface DashboardConfigsQuery {
  /** From 1; in place of `offset`. */
  readonly page?: number;
  readonly limit?: number;
  readonly offset?: number;
}
export const dashboardConfigsList = defineCall<
  undefined,
  DashboardConfigsQuery,
  undefined,
  PortalList<DashboardConfig>
>({
  id: 'dashboardConfigs.list',
  method: 'GET',
  path: '/dashboard-configs',
  access,
  summary: 'Dashboard configs by name.',
  query: z.strictObject({ ...pagingQuery(250), page: z.optional(positiveIntText) }),
});

export const dashboardConfigsGet = defineCall<{ id: number }, undefined, undefined, DashboardConfig>({
  id: 'dashboardConfigs.get',
  method: 'GET',
  path: '/dashboard-configs/:id',
  access,
  summary: 'One dashboard config.',
  params: idParams,
});

export interface DashboardConfigInput {
  readonly name: string;
  readonly type?: 'dashboard';
  /** JSON text; its rules are `validateDashboardContent`'s. */
  readonly content: string;
}
export const dashboardConfigsCreate = defineCall<undefined, undefined, DashboardConfigInput, DashboardConfig>(
  {
    id: 'dashboardConfigs.create',
    method: 'POST',
    path: '/dashboard-configs',
    access,
    summary: 'Creates a dashboard config; `content` is JSON text of layout items i, x, y, w, h, kind.',
    body: z.strictObject({
      name,
      type: z.optional(z.literal('dashboard')),
      content,
    }),
    status: 201,
    maxBodyBytes,
  },
);

export type DashboardConfigChange = Partial<DashboardConfigInput>;
export const dashboardConfigsUpdate = defineCall<
  { id: number },
  undefined,
  DashboardConfigChange,
  DashboardConfig
>({
  id: 'dashboardConfigs.update',
  method: 'PUT',
  path: '/dashboard-configs/:id',
  access,
  summary: 'Changes the name or the content of a dashboard config.',
  params: idParams,
  body: z.strictObject({
    name: z.optional(name),
    type: z.optional(z.literal('dashboard')),
    content: z.optional(content),
  }),
  maxBodyBytes,
});

export const dashboardConfigsDelete = defineCall<{ id: number }, undefined, undefined, undefined>({
  id: 'dashboardConfigs.delete',
  method: 'DELETE',
  path: '/dashboard-configs/:id',
  access,
  summary: 'Deletes a dashboard config; its users get the default one, which itself stays (409).',
  params: idParams,
  responseKind: 'none',
  status: 204,
});

export const currentUserDashboard = defineCall<undefined, undefined, undefined, DashboardConfig>({
  id: 'dashboards.ofCurrentUser',
  method: 'GET',
  path: '/current-user-dashboard',
  access: signedInCall,
  embed: true,
  summary: "The signed-in user's dashboard; 404 when it has none.",
});
