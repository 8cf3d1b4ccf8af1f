import type { Knex } from 'knex';
import { ACCESS_TABLES } from './access.tables.js';
import type { NewRowOf, RowChangeOf, RowOf } from './column.js';
import { DELIVERY_TABLES } from './deliveries.tables.js';
import { ERP_TABLES } from './erp.tables.js';
import { ORDER_IMPORT_TABLES } from './order-import.tables.js';
import { PORTAL_TABLES } from './portal.tables.js';

/** The columns of every table, as the migrations make them on both engines. */
export const TABLES = {
  ...ACCESS_TABLES,
  ...PORTAL_TABLES,
  ...ERP_TABLES,
  ...ORDER_IMPORT_TABLES,
  ...DELIVERY_TABLES,
} as const;

export type TableName = keyof typeof TABLES;
/** A whole row of a table, as read. */
export type Row<Table extends TableName> = RowOf<(typeof TABLES)[Table]>;
/** A row to be stored. */
export type NewRow<Table extends TableName> = NewRowOf<(typeof TABLES)[Table]>;
/** The columns that a change of a table's row may set. */
export type RowChange<Table extends TableName> = RowChangeOf<(typeof TABLES)[Table]>;

/** A change of a row in which a value may also be an expression of the database. */
type KnexChange<Change> = { readonly [Name in keyof Change]: Change[Name] | Knex.Raw };

type KnexTables = {
  [Table in TableName]: Knex.CompositeTableType<Row<Table>, NewRow<Table>, KnexChange<RowChange<Table>>>;
};

declare module 'knex/types/tables.js' {
  interface Tables extends KnexTables {}
}
