import type { Knex } from 'knex';
import type { NewRow, RowChange, TABLES, TableName } from './schema/tables.js';
import { untypedTable } from './tables.js';

/** Tables whose rows have a numeric id. */
export type NumberedTable = {
  [Table in TableName]: 'id' extends keyof (typeof TABLES)[Table] ? Table : never;
}[TableName];

/** Stores one row and returns its id. */
export async function insertRow<Table extends NumberedTable>(
  trx: Knex,
  table: Table,
  row: NewRow<Table>,
): Promise<number> {
  const [stored] = (await untypedTable(trx, table).insert(row, ['id'])) as { readonly id: number }[];
  if (stored === undefined) throw new Error('The insert answered no row');
  return stored.id;
}

/** Changes one row; false when there is none. */
export async function changeRow<Table extends NumberedTable>(
  trx: Knex,
  table: Table,
  id: number,
  change: RowChange<Table>,
): Promise<boolean> {
  return (await untypedTable(trx, table).where({ id }).update(change)) > 0;
}
