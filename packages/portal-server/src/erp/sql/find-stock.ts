import type { DataScope } from '@kontor/portal-core/access';
import type { ErpList, ErpStockRow, FindPlan, StockFindField } from '@kontor/portal-core/erp';
import type { Knex } from 'knex';
import {
  allHold,
  anyHolds,
  columns,
  computed,
  countRows,
  engineOf,
  fixed,
  pageRows,
  placeOf,
  type RowOf,
  type Sql,
  sql,
  text,
  together,
} from '../../db/index.js';
import { ofProductsInScope } from './find/filtered-scope.js';
import { matchNumber } from './find/number-match.js';
import { matchText } from './find/text-match.js';

const STOCK = together(
  columns('erp_stock', ['id', 'position', 'available', 'reserved'], 'stock'),
  together(
    columns('erp_products', ['merchant_erp_id', 'product_number'], 'product'),
    computed({ warehouse: [text, 'warehouse.name'] }),
  ),
);
type StockRow = RowOf<(typeof STOCK)['columns']>;

const NUMBERS: Readonly<Record<Exclude<StockFindField, 'Nr_Artikel'>, string>> = {
  ID_MANDAN: 'product.merchant_erp_id',
  Menge_verfuegbar: 'stock.available',
  Menge_reserviert: 'stock.reserved',
};
const TABLES = fixed(
  `erp_products as product join erp_stock as stock on stock.product_id = product.id
   join erp_warehouses as warehouse on warehouse.id = stock.warehouse_id`,
);

/** Reads the places in the warehouses that hold products of the scope, by default warehouse by warehouse. */
export async function findStock(
  connection: Knex,
  scope: DataScope,
  plan: FindPlan,
  defaultLimit: number,
): Promise<ErpList<ErpStockRow>> {
  const within = ofProductsInScope(engineOf(connection), scope, {
    merchant: 'product.merchant_erp_id',
    id: 'product.id',
  });
  const where = allHold([within, ...conditions(connection, plan)]);
  const from = (which: Sql) => sql`from ${TABLES} where ${which}`;
  const list = { columns: STOCK, found: from(where), order: fixed(orderOf(plan)) };
  const rows = await pageRows(
    connection,
    list,
    placeOf({ ...plan, limit: plan.limit ?? undefined }, defaultLimit),
  );
  return {
    entries: rows.map(recordOf),
    dataInfo: {
      foundCount: await countRows(connection, from(where)),
      returnedCount: rows.length,
      totalRecordCount: await countRows(connection, from(within)),
    },
  };
}

function conditions(connection: Knex, { alternatives }: FindPlan): Sql[] {
  const all = ({ criteria }: FindPlan['alternatives'][number]): Sql =>
    allHold(
      criteria.map((criterion) =>
        criterion.field === 'Nr_Artikel'
          ? matchText(engineOf(connection), 'product.product_key', criterion)
          : matchNumber(NUMBERS[criterion.field as keyof typeof NUMBERS], criterion),
      ),
    );
  const included = alternatives.filter(({ omit }) => !omit);
  const omitted = alternatives.filter(({ omit }) => omit);
  return [
    ...(included.length > 0 ? [anyHolds(included.map(all))] : []),
    ...omitted.map((alternative) => sql`not (${all(alternative)})`),
  ];
}

function orderOf({ sort }: FindPlan): string {
  const wanted = sort.map(({ field, descending }) => {
    const column = NUMBERS[field as keyof typeof NUMBERS] ?? 'product.product_key';
    return `${column} ${descending ? 'desc' : 'asc'}`;
  });
  return [...wanted, 'warehouse.name', 'stock.position', 'stock.id'].join(', ');
}

function recordOf(row: StockRow): ErpStockRow {
  return {
    recordId: String(row.id),
    modId: '0',
    fieldData: {
      Nr_Artikel: row.product_number,
      ID_MANDAN: row.merchant_erp_id,
      Menge_verfuegbar: row.available,
      Menge_reserviert: row.reserved,
      'LAGER::Bezeichnung': row.warehouse,
      'LAGERPOS::Bezeichnung': row.position,
    },
    portalData: {},
  };
}
