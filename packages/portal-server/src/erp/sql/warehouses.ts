import type { Warehouse } from '@kontor/portal-core/deliveries';
import type { Knex } from 'knex';
import { columns, rowsOf, sql } from '../../db/index.js';

const WAREHOUSE = columns('erp_warehouses', ['id', 'name']);

/** Reads the warehouses, sorted by name. */
export function findWarehouses(connection: Knex): Promise<Warehouse[]> {
  return rowsOf(connection, sql`select ${WAREHOUSE} from erp_warehouses order by name`);
}

/** Reads the warehouse with exactly that name; null when there is none. */
export async function readWarehouse(connection: Knex, name: string): Promise<Warehouse | null> {
  const [found] = await rowsOf(connection, sql`select ${WAREHOUSE} from erp_warehouses where name = ${name}`);
  return found ?? null;
}
