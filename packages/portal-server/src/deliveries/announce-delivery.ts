import { mayReadAllMerchants, type DataScope, type Principal } from '@kontor/portal-core/access';
import {
  DELIVERY_FIELDS,
  parseDeliveryProducts,
  validateDelivery,
  type DeliveryProduct,
  type NewDelivery,
} from '@kontor/portal-core/deliveries';
import { storedTexts } from '@kontor/portal-core/fields';
import { cleanText, issue, type Issue } from '@kontor/portal-core/validation';
import type { Knex } from 'knex';
import { readWarehouse, sqlErp } from '../erp/index.js';
import type { StoredFiles } from '../media/index.js';
import { erpIdOfMerchant } from '../merchants/index.js';
import { shopCodeOf } from '../users/index.js';
import { validationFailed } from '../wire/index.js';
import type { DeliveryToStore } from './delivery.store.js';

/** The user who announces a delivery, the files that they may read, and the time. */
export interface AnnounceOrigin {
  readonly principal: Principal;
  readonly scope: DataScope;
  readonly files: Pick<StoredFiles, 'issuesOf'>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Turns an announced delivery into the one to store. Throws 422 with everything that is wrong with it. */
export async function deliveryToStore(
  read: Knex,
  input: NewDelivery,
  { principal, scope, files, now }: AnnounceOrigin,
): Promise<DeliveryToStore> {
  const issues = validateDelivery(input, now);
  const merchantErpId = await ownerOf(read, input, principal, issues);
  issues.push(...(await warehouseIssues(read, input.warehouse)));
  issues.push(...(await documentIssues(files, { read, scope }, input.document_file)));
  const products = await namedProducts(read, merchantErpId, input.products, issues);
  if (issues.length > 0) throw validationFailed(issues);
  return {
    merchantErpId,
    userId: principal.userId,
    creation_date: new Date(now).toISOString(),
    delivery_datetime: new Date(input.delivery_datetime).toISOString(),
    status: 'OPEN',
    products,
    erp_shop_code: await shopCodeOf(read, principal.userId),
    ...storedTexts(DELIVERY_FIELDS, input),
    intendo_id: null,
  };
}

/** The merchant that owns the goods: the user's own, or the one that staff name. */
async function ownerOf(
  read: Knex,
  { merchant_id }: NewDelivery,
  principal: Principal,
  issues: Issue[],
): Promise<number> {
  const own = principal.merchantErpId;
  if (merchant_id === undefined) {
    if (own === null) issues.push(issue('merchant_id', 'required'));
    return own ?? 0;
  }
  const chosen = await erpIdOfMerchant(read, merchant_id);
  if (chosen !== own && !mayReadAllMerchants(principal)) issues.push(issue('merchant_id', 'ownMerchantOnly'));
  else if (chosen === null) issues.push(issue('merchant_id', 'invalidValue'));
  return chosen ?? 0;
}

/** Checks the name of a warehouse. Names that are too short are left to the field rules. */
export async function warehouseIssues(read: Knex, name: string): Promise<Issue[]> {
  const warehouse = cleanText(name);
  if (warehouse.length < 2) return [];
  return (await readWarehouse(read, warehouse)) === null ? [issue('warehouse', 'invalidValue')] : [];
}

/** Checks the file of a delivery note. Names that are too short are left to the field rules. */
export async function documentIssues(
  files: Pick<StoredFiles, 'issuesOf'>,
  namer: Parameters<StoredFiles['issuesOf']>[0],
  name: string,
): Promise<Issue[]> {
  const { min } = DELIVERY_FIELDS.document_file.limits;
  if (name.length < min) return [];
  return files.issuesOf(namer, { path: 'document_file', name, kind: 'file' });
}

/** Adds the ERP's names to the products of a delivery. Products that the ERP does not know become issues. */
export async function namedProducts(
  read: Knex,
  merchantErpId: number,
  text: string,
  issues: Issue[],
): Promise<DeliveryProduct[]> {
  const products = parseDeliveryProducts(text);
  const known = await sqlErp.knownProducts(
    read,
    merchantErpId,
    products.map(({ id }) => id),
  );
  const names = new Map(known.map(({ id, name }) => [id, name]));
  products.forEach(({ id }, index) => {
    if (!names.has(id)) issues.push(issue(`products.${index}.id`, 'unknownProduct', { product: id }));
  });
  return products.map(({ id, name, qty }) => ({ id, name: names.get(id) ?? name, qty }));
}
