import { dataScopeOf, type DataScope } from '@kontor/portal-core/access';
import {
  PRODUCT_EXPORT_COLUMNS,
  productsCreate,
  productsFind,
  productsGenerateCsv,
  productsSearch,
  productsStockFind,
  productsUpdate,
  WAREHOUSE_ROWS,
} from '@kontor/portal-core/products';
import type { ErpProduct } from '@kontor/portal-core/erp';
import type { Knex } from 'knex';
import { wholeScope } from '../access/index.js';
import { csvColumns } from '../csv/index.js';
import { csvReply, listReply, readFind } from '../finds/index.js';
import { findStock, ProductFinder, readProduct, searchProducts } from '../erp/index.js';
import { HttpProblem, Reply, type Route, route } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { ProductFinds, STOCK_FIND_RULES } from './product-finds.js';
import { createProduct, updateProduct } from './store-product.js';

const SEARCH_LIMIT = 20;

/** Routes for finding, creating, changing and choosing products. */
export function productsRoutes({
  database,
  clock,
  config,
}: Pick<ServerDeps, 'database' | 'clock' | 'config'>): Route[] {
  const finder = new ProductFinder(database);
  const finds = new ProductFinds(finder);
  const { read } = database;
  return [
    route(productsFind, async ({ body, principal, scope }) =>
      listReply<ErpProduct>(await finder.find(finds.of(body, principal, scope), body)),
    ),
    route(productsGenerateCsv, async ({ body, principal, scope, info }) => {
      const { cursor, dialect = 'excel-de' } = body;
      const columns = csvColumns(PRODUCT_EXPORT_COLUMNS, body.columns);
      const find = finds.ofDownload(body, principal, scope);
      const request = { columns, dialect, language: info.language };
      const file = { name: 'products', columns: PRODUCT_EXPORT_COLUMNS, cursor, clock, config };
      return csvReply(await finder.csv(find, request), request, file);
    }),
    route(productsStockFind, ({ body, principal, scope }) => {
      const plan = readFind(body, STOCK_FIND_RULES, principal);
      const within = dataScopeOf(principal, plan.options.displayAllMerchants) ?? scope;
      return findStock(read, within, plan, WAREHOUSE_ROWS);
    }),
    route(productsCreate, async ({ body, principal, scope, write }) => {
      const within = wholeScope(principal, scope);
      const id = await write((trx, trail) => createProduct(trx, trail, { principal, scope: within, body }));
      return recordOf(read, within, id, 201);
    }),
    route(productsUpdate, async ({ params: { id }, body, principal, scope, write }) => {
      const within = wholeScope(principal, scope);
      await write((trx, trail) => updateProduct(trx, trail, { id, scope: within, body }));
      return recordOf(read, within, id, 200);
    }),
    route(productsSearch, async ({ query, principal, scope }) => {
      const within = ofMerchant(wholeScope(principal, scope), query.merchant_erp_id);
      return { entries: await searchProducts(read, within, query.text, query.limit ?? SEARCH_LIMIT) };
    }),
  ];
}

/** Limits a scope to one merchant. A scope of one merchant stays as it is. */
function ofMerchant(scope: DataScope, merchantErpId: number | undefined): DataScope {
  return scope.kind === 'all' && merchantErpId !== undefined ? { kind: 'merchant', merchantErpId } : scope;
}

async function recordOf(
  read: Knex,
  scope: DataScope,
  id: number,
  status: number,
): Promise<Reply<ErpProduct>> {
  const record = await readProduct(read, scope, id);
  if (record === null) throw new HttpProblem('not_found');
  return new Reply<ErpProduct>(record, { status });
}
