import type { DataScope } from '@kontor/portal-core/access';
import { storedTexts, answerNames } from '@kontor/portal-core/fields';
import {
  MERCHANT_FIELDS,
  merchantNameKey,
  type Merchant,
  type MerchantInput,
  type MerchantsQuery,
  type merchantsUpdate,
} from '@kontor/portal-core/merchants';
import { issue, type Issue } from '@kontor/portal-core/validation';
import type { BodyOf, PortalList } from '@kontor/portal-core/wire';
import type { Knex } from 'knex';
import {
  changeRow,
  columns,
  insertRow,
  pageOf,
  placeOf,
  type RowOf,
  scoped,
  selectFrom,
  sortBy,
  type Writer,
  unfiltered,
  whereContains,
} from '../db/index.js';
import { hasRecords } from '../erp/index.js';
import { HttpProblem, staleProblem, unlessTaken, validationFailed } from '../wire/index.js';

const DEFAULT_LIMIT = 50;
const MERCHANT = columns('merchants', answerNames(MERCHANT_FIELDS));

/** The columns that the list is sorted by. */
const SORTED = { id: 'id', merchant_name: 'lower(merchant_name)', erp_merchant_id: 'erp_merchant_id' };

/** Reads the merchants of the scope, sorted by name by default. */
export async function findMerchants(
  read: Knex,
  scope: DataScope,
  { id, merchant_name, state, search = '', sort = 'merchant_name', ...paging }: MerchantsQuery,
): Promise<PortalList<Merchant>> {
  const merchants = scoped(read('merchants'), unfiltered(scope), 'erp_merchant_id');
  const found = sortBy(merchants, sort, SORTED);
  if (id !== undefined) void found.where({ id });
  if (merchant_name !== undefined) void found.whereIn('id', await idsNamed(read, merchant_name));
  if (state !== undefined) void found.where('active', state === 'on' ? 1 : 0);
  whereContains(found, ['merchant_name', 'cast(erp_merchant_id as text)'], search);
  const { rows, foundCount } = await pageOf(found, MERCHANT, placeOf(paging, DEFAULT_LIMIT));
  return { entries: rows.map(presentMerchant), foundCount };
}

const presentMerchant = (row: RowOf<(typeof MERCHANT)['columns']>): Merchant => ({
  ...row,
  active: row.active === 1,
});

/** Reads a merchant; null when there is none. */
export async function readMerchant(read: Knex, id: number): Promise<Merchant | null> {
  const [row] = await selectFrom(read('merchants').where({ id }), MERCHANT);
  return row ? presentMerchant(row) : null;
}

/** Switches a merchant off or on. Switching off ends the tokens of its pages for good. */
export async function storeMerchantActive(trx: Writer, id: number, active: boolean): Promise<void> {
  await trx('merchants')
    .where({ id })
    .update({ active: active ? 1 : 0, ...(!active && { page_epoch: trx.raw('page_epoch + 1') }) });
}

/** True when a merchant has that number. */
export async function isMerchant(read: Knex, erpId: number): Promise<boolean> {
  return (await read('merchants').where({ erp_merchant_id: erpId }).first('id')) !== undefined;
}

/** The ERP's number of a merchant; null when there is no such merchant. */
export async function erpIdOfMerchant(read: Knex, id: number): Promise<number | null> {
  return (await read('merchants').where({ id }).first('erp_merchant_id'))?.erp_merchant_id ?? null;
}

/** The ERP's numbers of all merchants. */
export async function erpIdsOfMerchants(read: Knex): Promise<ReadonlySet<number>> {
  return new Set<number>(await read('merchants').pluck('erp_merchant_id'));
}

/** Stores a merchant. Throws 409 when another merchant has its name or number. */
export async function createMerchant(
  trx: Writer,
  input: MerchantInput,
  created_at: string,
): Promise<Merchant> {
  const row = columnsOf(input);
  await refuseTaken(trx, row, null);
  const stored = { ...row, country_code: 'DE', created_at };
  const id = await unlessTaken('merchant_name', () => insertRow(trx, 'merchants', stored));
  return { id, ...row, active: true };
}

/**
 * Changes a merchant. Throws 404 when there is none, 422 for a changed number, 409 when another merchant has the name or when this one was
 * changed since the change was begun.
 */
export async function updateMerchant(
  trx: Writer,
  id: number,
  { from, ...input }: BodyOf<typeof merchantsUpdate>,
): Promise<Merchant> {
  await trx('merchants').where({ id }).forUpdate().first('id');
  const before = await readMerchant(trx, id);
  if (before === null) throw new HttpProblem('not_found');
  const row = columnsOf(input);
  const isOutdated = from !== undefined && !isSame(columnsOf(from), before);
  if (isOutdated && !isSame(row, before)) throw await staleProblem(trx, { ...TRAILED, id });
  // Orders and products carry the number: it can change only while there are none.
  if (row.erp_merchant_id !== before.erp_merchant_id && (await hasRecords(trx, before.erp_merchant_id)))
    throw validationFailed([issue('erp_merchant_id', 'merchantInUse')]);
  await refuseTaken(trx, row, id);
  await unlessTaken('merchant_name', () => changeRow(trx, 'merchants', id, row));
  return { id, ...row, active: before.active };
}

/** The changes that a merchant's form could overwrite; switching it off and on is none. */
const TRAILED = { kind: 'merchant', isChange: (action: string) => action === 'merchants.update' } as const;

const isSame = (one: MerchantColumns, other: MerchantColumns): boolean =>
  one.merchant_name === other.merchant_name && one.erp_merchant_id === other.erp_merchant_id;

type MerchantColumns = Omit<Merchant, 'id' | 'active'>;

function columnsOf(merchant: MerchantInput): MerchantColumns {
  return { ...storedTexts(MERCHANT_FIELDS, merchant), erp_merchant_id: Number(merchant.erp_merchant_id) };
}

/** Ids of the merchants with a name, compared here: no engine knows the case of every letter. */
async function idsNamed(read: Knex, name: string): Promise<number[]> {
  const merchants = await read('merchants').select('id', 'merchant_name');
  return merchants.filter(isNamed(name)).map(({ id }) => id);
}

const isNamed = (name: string) => (merchant: Pick<Merchant, 'merchant_name'>) =>
  merchantNameKey(merchant.merchant_name) === merchantNameKey(name);

/** Throws 409 when another merchant has the name or the number, naming both fields when both are taken. */
async function refuseTaken(trx: Writer, row: MerchantColumns, own: number | null): Promise<void> {
  const others = await trx('merchants').select('id', 'merchant_name', 'erp_merchant_id');
  const issues: Issue[] = [];
  const takes = (same: (other: Omit<Merchant, 'active'>) => boolean, field: keyof MerchantInput) => {
    if (others.some((other) => other.id !== own && same(other)))
      issues.push(issue(field, 'alreadyExists', { field }));
  };
  takes(isNamed(row.merchant_name), 'merchant_name');
  takes((other) => other.erp_merchant_id === row.erp_merchant_id, 'erp_merchant_id');
  if (issues.length > 0) throw new HttpProblem('already_exists', { issues });
}
