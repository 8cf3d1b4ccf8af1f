import type { DataScope } from '@kontor/portal-core/access';
import type { NewProduct } from '@kontor/portal-core/products';
import type { Knex } from 'knex';
import { noteChanges } from '../../changes/index.js';
import {
  columns,
  engineOf,
  execute,
  fixed,
  foldCase,
  inList,
  insertSetReturning,
  jsonRows,
  lockName,
  type RowOf,
  rowsOf,
  type Sql,
  sql,
  type Writer,
} from '../../db/index.js';
import { productsInScope } from './find/filtered-scope.js';
import { columnsOf, LOCKED_COLUMNS } from './store-product.js';

const FOUND = columns('erp_products', [...LOCKED_COLUMNS, 'product_key']);
/** A stored product with its number as it is compared. */
export type KeyedProduct = RowOf<(typeof FOUND)['columns']>;
const NAMED = columns('erp_products', ['id', 'merchant_erp_id', 'product_number', 'product_key']);
/** A stored product by its number alone. */
export type NumberedProduct = RowOf<(typeof NAMED)['columns']>;

/** A merchant and a product number in any case. */
export interface ProductKey {
  readonly merchantErpId: number;
  readonly number: string;
}

/** Reads the products of the scope that have one of the numbers, whatever their case, by id. */
export const readNumbered = (
  connection: Knex,
  scope: DataScope,
  wanted: readonly ProductKey[],
): Promise<KeyedProduct[]> => findNumbered(connection, scope, wanted, '');

/** Reads the numbers of those products alone, which costs a third. */
export async function readNumbers(
  connection: Knex,
  scope: DataScope,
  wanted: readonly ProductKey[],
): Promise<NumberedProduct[]> {
  const found: NumberedProduct[] = [];
  for (const where of ofEachMerchant(connection, scope, wanted))
    found.push(...(await rowsOf(connection, sql`select ${NAMED} from erp_products where ${where}`)));
  return found;
}

/**
 * Reads as `readNumbered` does and locks the products until the transaction ends. Nobody else can store a product with one of the numbers
 * meanwhile. `looked` are all that are read, those that nobody is to store as well.
 */
export async function lockNumbered(
  trx: Writer,
  scope: DataScope,
  wanted: readonly ProductKey[],
  looked: readonly ProductKey[],
): Promise<KeyedProduct[]> {
  const found = await readNumbers(trx, scope, wanted);
  const known = new Set(
    found.map(({ merchant_erp_id, product_key }) => nameOf(merchant_erp_id, product_key)),
  );
  const names = new Set(wanted.map(({ merchantErpId, number }) => nameOf(merchantErpId, foldCase(number))));
  // In one order, so that two sets never wait for each other.
  for (const name of [...names].filter((one) => !known.has(one)).toSorted()) await lockName(trx, name);
  const lock = engineOf(trx) === 'sqlite' ? '' : 'for update';
  return findNumbered(trx, scope, looked, lock);
}

/** The lock of a number: the one that `insertProduct` takes. */
const nameOf = (merchantErpId: number, key: string): string => `product ${merchantErpId} ${key}`;

async function findNumbered(
  connection: Knex,
  scope: DataScope,
  wanted: readonly ProductKey[],
  lock: string,
): Promise<KeyedProduct[]> {
  const found: KeyedProduct[] = [];
  for (const where of ofEachMerchant(connection, scope, wanted))
    found.push(
      ...(await rowsOf(
        connection,
        sql`select ${FOUND} from erp_products where ${where} order by id ${fixed(lock)}`,
      )),
    );
  return found;
}

/** The conditions by which the wanted products of each merchant are found. */
function ofEachMerchant(connection: Knex, scope: DataScope, wanted: readonly ProductKey[]): Sql[] {
  const engine = engineOf(connection);
  const keys = new Map<number, Set<string>>();
  for (const { merchantErpId, number } of wanted) {
    const own = keys.get(merchantErpId);
    if (own === undefined) keys.set(merchantErpId, new Set([foldCase(number)]));
    else own.add(foldCase(number));
  }
  return [...keys]
    .toSorted(([one], [other]) => one - other)
    .map(
      ([merchant, own]) =>
        sql`merchant_erp_id = ${merchant} and ${inList(engine, 'product_key', [...own])} and ${productsInScope(engine, scope)}`,
    );
}

const TEXTS = {
  name: 'text',
  ean: 'text',
  price_cents: 'integer',
  unit: 'text',
  weight_grams: 'integer',
  customs_number: 'text',
  shop_name: 'text',
  status: 'text',
  name_key: 'text',
  name_sort: 'text',
  barcode: 'text',
  search_text: 'text',
} as const;
type Stored = keyof typeof TEXTS;
const NAMES = Object.keys(TEXTS).filter((name): name is Stored => name in TEXTS);

function valuesOf(product: NewProduct) {
  const row = columnsOf(product);
  return NAMES.map((name) => row[name]);
}

/** Stores new products of locked numbers, without stock. Returns their ids by merchant and number as `keyOfProduct` says them. */
export async function insertProductSet(
  trx: Writer,
  products: readonly { readonly merchantErpId: number; readonly product: NewProduct }[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await insertSetReturning(
    trx,
    {
      table: 'erp_products',
      columns: { product_number: 'text', product_key: 'text', merchant_erp_id: 'integer', ...TEXTS },
    },
    products.map(({ merchantErpId, product }) => [
      product.id,
      foldCase(product.id),
      merchantErpId,
      ...valuesOf(product),
    ]),
    columns('erp_products', ['id', 'merchant_erp_id', 'product_key']),
  );
  await noteChanges(trx, 'product', rows);
  return new Map(
    rows.map(({ id, merchant_erp_id, product_key }) => [keyOfProduct(merchant_erp_id, product_key), id]),
  );
}

/** One text for a merchant and a product number in any case. */
export const keyOfProduct = (merchantErpId: number, number: string): string =>
  `${merchantErpId}\n${foldCase(number)}`;

/** Stores the changed columns of locked products; their numbers stay. */
export async function changeProductSet(
  trx: Writer,
  changed: readonly { readonly stored: KeyedProduct; readonly product: NewProduct }[],
): Promise<void> {
  if (changed.length === 0) return;
  const set = NAMES.map((name) => `${name} = changed.${name}`).join(', ');
  await execute(
    trx,
    `with changed as (${jsonRows(engineOf(trx), { id: 'integer', ...TEXTS })})
     update erp_products set ${set}, mod_id = erp_products.mod_id + 1 from changed where erp_products.id = changed.id`,
    [JSON.stringify(changed.map(({ stored, product }) => [stored.id, ...valuesOf(product)]))],
  );
  await noteChanges(
    trx,
    'product',
    changed.map(({ stored }) => stored),
  );
}
