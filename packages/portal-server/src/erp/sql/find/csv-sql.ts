import type { CsvDialect, DataScope } from '@kontor/portal-core';
import type { OrderExportColumnName } from '@kontor/portal-core/order-import';
import { CELL_END, ROW_END } from '../../../csv/csv-bytes.js';
import { CSV_FORMATS } from '../../../csv/dialect.js';
import type { Engine } from '../../../db/database.js';
import type { CsvRequest } from '../../erp.port.js';
import { fixed, sql, type Sql } from '../sql.js';
import { readPlaces, revisionSql } from './list-answer.js';
import type { SortKey } from './sort-keys.js';

/** What `csvSql` gives, in one row. */
export interface CsvRow {
  /** Raw cells as `csvBytes` takes them; null when there are no rows. */
  readonly cells: Buffer | string | null;
  readonly n: number;
  readonly near: string | null;
  readonly far: string | null;
  readonly revision: number;
}

/** Reads the page `keys` names and lets the database put its cells together, all from one state of the data. */
export function csvSql(
  engine: Engine,
  keys: Sql,
  {
    sort,
    limit,
    scope,
  }: { readonly sort: readonly SortKey[]; readonly limit: number; readonly scope: DataScope },
  { columns, dialect }: CsvRequest,
): Sql {
  const char = engine === 'sqlite' ? 'char' : 'chr';
  const cells = columns.map((name) => `${cell(char, name, dialect)} || ${char}(${CELL_END})`);
  const line = fixed(`${cells.join(' || ')} || ${char}(${ROW_END})`);
  const text = fixed(engine === 'sqlite' ? `cast(group_concat(line, '') as blob)` : `string_agg(line, '')`);
  return sql`with page as materialized (${keys})
    select ${text} as cells, ${readPlaces(engine, sort, limit)}, ${revisionSql(scope)} as revision
    from (select ${line} as line from (select * from page limit ${limit}) as p ${fixed(JOINS[engine])}) as lines`;
}

const JOINS: Readonly<Record<Engine, string>> = {
  sqlite: `cross join erp_orders as o on o.id = p.id cross join erp_addresses as a on a.id = o.address_id`,
  postgres: `join erp_orders as o on o.id = p.id join erp_addresses as a on a.id = o.address_id`,
};

const COLUMNS: Readonly<Record<Exclude<OrderExportColumnName, 'date' | 'tracking_number'>, string>> = {
  external_order_id: 'o.external_order_id',
  status: 'o.status',
  carrier: 'o.carrier',
  customer_order_reference: 'o.customer_reference',
  salutation: 'a.salutation',
  company: 'a.company',
  first_address_line: 'a.name',
  second_address_line: 'a.second_name',
  street: 'a.street',
  address_second_line: 'a.address_second_line',
  postal_code: 'a.postal_code',
  city: 'a.city',
  country: 'a.country_code',
  email: 'a.email',
  product_id_and_quantity: 'o.items_text',
  merchant: `coalesce((select merchant_name from merchants where erp_merchant_id = o.merchant_erp_id), '')`,
  comment: 'o.comment',
};

function cell(char: string, name: OrderExportColumnName, dialect: CsvDialect): string {
  if (name === 'tracking_number') return `replace(o.tracking_number, ${char}(13), ', ')`;
  if (name !== 'date') return COLUMNS[name];
  if (CSV_FORMATS[dialect].days === 'yyyy-mm-dd') return 'o.order_date';
  return `case o.order_date when '' then '' else substr(o.order_date, 9, 2) || '.' || substr(o.order_date, 6, 2) || '.' || substr(o.order_date, 1, 4) end`;
}
