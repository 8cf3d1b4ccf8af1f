import type { Warehouse } from '@kontor/portal-core';
import type { Knex } from 'knex';
import { columns, rowsOf, sql } from '../../db/index.js';

const WAREHOUSE = columns('erp_warehouses', ['id', 'name']);

/** The warehouses by name. */
export function findWarehouses(connection: Knex): Promise<Warehouse[]> {
  return rowsOf(connection, sql`select ${WAREHOUSE} from erp_warehouses order by name`);
}

/** The warehouse of that very name, or null. */
export async function readWarehouse(connection: Knex, name: string): Promise<Warehouse | null> {
  const [found] = await rowsOf(connection, sql`select ${WAREHOUSE} from erp_warehouses where name = ${name}`);
  return found ?? null;
}
