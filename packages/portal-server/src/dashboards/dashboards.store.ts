import {
  DASHBOARD_CONFIGS_PAGE_SIZE,
  DEFAULT_DASHBOARD_ID,
  type DashboardConfig,
  type DashboardConfigChange,
  type DashboardConfigInput,
  type DashboardConfigsQuery,
} from '@kontor/portal-core/dashboards';
import type { PortalList } from '@kontor/portal-core/wire';
import type { Knex } from 'knex';
import { columns, insertRow, pageOf, placeOf, selectFrom, type Writer } from '../db/index.js';
import { HttpProblem, refusedFor } from '../wire/index.js';

const COLUMNS = ['id', 'name', 'type', 'content'] as const;
const DASHBOARD = columns('dashboard_configs', COLUMNS, 'd');

/** Reads the layouts, sorted by name. */
export async function listDashboards(
  read: Knex,
  query: DashboardConfigsQuery,
): Promise<PortalList<DashboardConfig>> {
  const found = read('dashboard_configs as d').orderBy(['d.name', 'd.id']);
  const { rows, foundCount } = await pageOf(found, DASHBOARD, placeOf(query, DASHBOARD_CONFIGS_PAGE_SIZE));
  return { entries: rows, foundCount };
}

/** Reads one layout. Throws 404 when there is none. */
export async function readDashboard(read: Knex, id: number): Promise<DashboardConfig> {
  const found = await read('dashboard_configs')
    .where({ id })
    .first(...COLUMNS);
  if (found === undefined) throw new HttpProblem('not_found');
  return found;
}

/** Reads the layout of a user. Throws 404 when the user has none. */
export async function readDashboardOf(read: Knex, userId: number): Promise<DashboardConfig> {
  const ofUser = read('users as u')
    .join('dashboard_configs as d', 'd.id', 'u.dashboard_config_id')
    .where('u.id', userId);
  const [found] = await selectFrom(ofUser, DASHBOARD);
  if (found === undefined) throw new HttpProblem('not_found');
  return found;
}

export async function createDashboard(
  trx: Writer,
  { name, content }: DashboardConfigInput,
): Promise<DashboardConfig> {
  return readDashboard(trx, await insertRow(trx, 'dashboard_configs', { name, content }));
}

/** Changes the given fields of a layout. Throws 404 when there is none. */
export async function updateDashboard(
  trx: Writer,
  id: number,
  { name, content }: DashboardConfigChange,
): Promise<DashboardConfig> {
  const given = { ...(name !== undefined && { name }), ...(content !== undefined && { content }) };
  if (Object.keys(given).length > 0) await trx('dashboard_configs').where({ id }).update(given);
  return readDashboard(trx, id);
}

/** Deletes a layout and gives its users the default one. Throws 404 when there is none, 409 for the default layout. */
export async function deleteDashboard(trx: Writer, id: number): Promise<void> {
  if (id === DEFAULT_DASHBOARD_ID) throw refusedFor('defaultDashboard');
  const deleted = await trx('dashboard_configs').where({ id }).delete();
  if (deleted === 0) throw new HttpProblem('not_found');
  await trx('users').where({ dashboard_config_id: id }).update({ dashboard_config_id: DEFAULT_DASHBOARD_ID });
}
