import type { DataScope } from '@kontor/portal-core/access';
import { PRODUCT_FIELDS, type NewProduct, type ProductColumn } from '@kontor/portal-core/products';
import type { Knex } from 'knex';
import { noteChanges } from '../../changes/index.js';
import {
  changeRow,
  columns,
  engineOf,
  fixed,
  foldCase,
  foldText,
  insertRow,
  lockName,
  queryText,
  type RowOf,
  rowsOf,
  sql,
  type Writer,
} from '../../db/index.js';
import { ofProductsInScope, productsInScope } from './find/filtered-scope.js';
import { noteProducts } from './note-products.js';
import { productRecord } from './find/products/product-record.js';

/** A product whose row is locked until the transaction ends. */
export type LockedProduct = RowOf<(typeof LOCKED)['columns']>;
const PRODUCT_COLUMNS = Object.values(PRODUCT_FIELDS).map(({ column }) => column);
/** The columns that a change of a product reads. */
export const LOCKED_COLUMNS = ['id', 'merchant_erp_id', 'mod_id', ...PRODUCT_COLUMNS] as const;
const LOCKED = columns('erp_products', LOCKED_COLUMNS);

/**
 * Stores a new product, without stock. Null when the merchant has one with that number, whatever its case: finds and forecasts ignore the
 * case of the number.
 */
export async function insertProduct(
  trx: Writer,
  merchantErpId: number,
  product: NewProduct,
): Promise<number | null> {
  const key = foldCase(product.id);
  // The index knows the number as it is written: whoever creates it in other capitals waits here, and then sees it.
  await lockName(trx, `product ${merchantErpId} ${key}`);
  const [same] = await rowsOf(
    trx,
    sql`select ${columns('erp_products', ['id'])} from erp_products where merchant_erp_id = ${merchantErpId} and product_key = ${key}`,
  );
  if (same !== undefined) return null;
  const named = { merchant_erp_id: merchantErpId, product_key: key };
  const id = await insertRow(trx, 'erp_products', { ...named, ...columnsOf(product) });
  await noteChanges(trx, 'product', [{ id, merchant_erp_id: merchantErpId }]);
  return id;
}

/** Reads a product of the scope and locks it for a change; null when there is none. */
export async function lockProduct(trx: Writer, scope: DataScope, id: number): Promise<LockedProduct | null> {
  const lock = fixed(engineOf(trx) === 'sqlite' ? '' : 'for update');
  const [row] = await rowsOf(
    trx,
    sql`select ${LOCKED} from erp_products where id = ${id} and ${productsInScope(engineOf(trx), scope)} ${lock}`,
  );
  return row ?? null;
}

/** Stores the changed columns of a locked product; its number stays. */
export async function changeProduct(
  trx: Writer,
  { id, mod_id, product_number }: LockedProduct,
  product: NewProduct,
): Promise<void> {
  await changeRow(trx, 'erp_products', id, { ...columnsOf(product), product_number, mod_id: mod_id + 1 });
  await noteProducts(trx, [id]);
}

/** Reads the ERP record of a product of the scope as JSON text; null when there is none. */
export function readProduct(connection: Knex, scope: DataScope, id: number): Promise<string | null> {
  const record = productRecord(engineOf(connection), scope);
  const statement = sql`select ${record} as record from erp_products as o where o.id = ${id} and ${ofProductsInScope(engineOf(connection), scope, { merchant: 'o.merchant_erp_id', id: 'o.id' })}`;
  return queryText(connection, statement.sql, statement.bindings);
}

/** The stored columns of a product form's fields. */
export function productColumns(product: NewProduct): Pick<LockedProduct, ProductColumn> {
  return {
    product_number: product.id,
    name: product.name,
    ean: product.ean,
    price_cents: product.priceCents,
    unit: product.unit,
    weight_grams: product.weightGrams,
    customs_number: product.customsNumber,
    shop_name: product.shopName,
    status: product.status,
  };
}

/** All columns of a product's row that follow from its fields. */
export function columnsOf(product: NewProduct) {
  const { id, name, ean, barcode } = product;
  return {
    ...productColumns(product),
    name_key: foldCase(name),
    name_sort: foldText(name),
    barcode,
    search_text: foldText([id, name, ean].join('\n')),
  };
}
