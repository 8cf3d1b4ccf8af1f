import type { PortalList, Warehouse } from '@kontor/portal-core';
import type { Knex } from 'knex';

/** The warehouses by name. */
export async function findWarehouses(read: Knex): Promise<PortalList<Warehouse>> {
  const entries = await read('erp_warehouses').select('id', 'name').orderBy('name');
  return { entries, foundCount: entries.length };
}
