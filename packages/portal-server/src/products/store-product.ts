import { mayReadAllMerchants, type DataScope, type Principal } from '@kontor/portal-core/access';
import {
  EMPTY_PRODUCT,
  formatDecimal,
  parseProduct,
  PRICE_DECIMALS,
  WEIGHT_DECIMALS,
  type NewProduct,
  type ProductBody,
  type ProductDraft,
  type ProductUpdate,
} from '@kontor/portal-core/products';
import { issue, type Issue } from '@kontor/portal-core/validation';
import { draftFromErp, productFieldOf, type ErpProductInput } from '@kontor/portal-core/erp';
import { mustStaySeen } from '../access/index.js';
import type { Trail } from '../trail/index.js';
import type { Writer } from '../db/index.js';
import {
  changeProduct,
  insertProduct,
  lockProduct,
  productColumns,
  readProduct,
  type LockedProduct,
} from '../erp/index.js';
import { enqueueNews, toldChanges } from '../erp-outbox/index.js';
import { isMerchant } from '../merchants/index.js';
import { HttpProblem, validationFailed } from '../wire/index.js';

/** The merchant of a product that is created or changed, and the fields sent. */
export interface ProductWrite<Body extends ProductBody> {
  readonly principal: Principal;
  readonly scope: DataScope;
  readonly body: Body;
}

/** Creates a product and returns the id of its record. Throws `validation_failed` with every issue, and `already_exists`. */
export async function createProduct(
  trx: Writer,
  trail: Trail,
  { principal, scope, body }: ProductWrite<ProductBody>,
): Promise<number> {
  const input = body.product.product;
  const owner = await ownerOf(trx, principal, input);
  const product = judged(input, EMPTY_PRODUCT, owner.issues);
  const id = await insertProduct(trx, owner.merchantErpId, product);
  if (id === null) throw taken();
  await mustStaySeen(scope, async () => (await readProduct(trx, scope, id)) !== null);
  await enqueueNews(trx, 'product.created', [{ record_id: id, merchant_erp_id: owner.merchantErpId }]);
  await trail.touch('product', [{ id, detail: { created: product.id } }]);
  return id;
}

/** Changes the fields of a product that were sent. Throws `not_found`, `stale`, and `validation_failed` with every issue. */
export async function updateProduct(
  trx: Writer,
  trail: Trail,
  { id, scope, body }: Omit<ProductWrite<ProductUpdate>, 'principal'> & { readonly id: number },
): Promise<void> {
  const stored = await lockProduct(trx, scope, id);
  if (stored === null) throw new HttpProblem('not_found');
  if (body.modId !== undefined && body.modId !== String(stored.mod_id)) throw new HttpProblem('stale');
  const input = body.product.product;
  const product = judged(input, draftOf(stored), fixedFields(stored, input));
  const detail = changesOf(stored, product);
  if (Object.keys(detail).length === 0) return;
  await changeProduct(trx, stored, product);
  await mustStaySeen(scope, async () => (await readProduct(trx, scope, id)) !== null);
  await enqueueNews(trx, 'product.changed', [
    { record_id: id, merchant_erp_id: stored.merchant_erp_id, detail: toldChanges(detail) },
  ]);
  await trail.touch('product', [{ id, detail }]);
}

/** The merchant of a product. Staff name it; all other users may at most repeat their own. */
async function ownerOf(trx: Writer, principal: Principal, { ID_MANDAN }: ErpProductInput) {
  const own = principal.merchantErpId;
  const wanted = ID_MANDAN ?? own;
  const merchantErpId = wanted ?? 0;
  const refused = (code: Issue['code']) => ({
    merchantErpId,
    issues: [issue(productFieldOf.path('ID_MANDAN'), code)],
  });
  if (wanted === null) return refused('required');
  if (wanted !== own && !mayReadAllMerchants(principal)) return refused('notAllowed');
  return (await isMerchant(trx, wanted)) ? { merchantErpId, issues: [] } : refused('invalidValue');
}

/** Checks the product that was sent. The barcode is the EAN, so another one is an error rather than ignored. */
function judged(input: ErpProductInput, known: ProductDraft, further: readonly Issue[]): NewProduct {
  const draft = draftFromErp(input, known);
  const parsed = parseProduct(draft);
  const issues = [
    ...(parsed.ok ? [] : parsed.issues.map((one) => ({ ...one, path: productFieldOf.path(one.path) }))),
    ...(input.ZZN_Barcode === undefined || input.ZZN_Barcode.trim() === draft.ean.trim()
      ? []
      : [issue(productFieldOf.path('ZZN_Barcode'), 'invalidValue')]),
    ...further,
  ];
  if (!parsed.ok || issues.length > 0) throw validationFailed(issues);
  return parsed.value;
}

/** Issues for a changed number or merchant, by which orders and stock refer to a product. */
function fixedFields(stored: LockedProduct, { Nr_Artikel, ID_MANDAN }: ErpProductInput): Issue[] {
  return [
    ...(Nr_Artikel === undefined || Nr_Artikel.trim() === stored.product_number
      ? []
      : [issue(productFieldOf.path('id'), 'notChangeable')]),
    ...(ID_MANDAN === undefined || ID_MANDAN === stored.merchant_erp_id
      ? []
      : [issue(productFieldOf.path('ID_MANDAN'), 'notChangeable')]),
  ];
}

function draftOf(stored: LockedProduct): ProductDraft {
  return {
    id: stored.product_number,
    name: stored.name,
    ean: stored.ean,
    price: formatDecimal(stored.price_cents, PRICE_DECIMALS),
    unit: stored.unit,
    weight: formatDecimal(stored.weight_grams, WEIGHT_DECIMALS),
    customsNumber: stored.customs_number,
    shopName: stored.shop_name,
    status: stored.status,
  };
}

/** The new values of the changed fields, for the audit trail. */
function changesOf(stored: LockedProduct, product: NewProduct): Record<string, string | number> {
  const { product_number: _, ...values } = productColumns(product);
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => stored[name as keyof typeof values] !== value),
  );
}

function taken(): HttpProblem {
  const field = { path: productFieldOf.path('id'), code: 'alreadyExists', params: { field: 'SKU' } } as const;
  return new HttpProblem('already_exists', { issues: [field] });
}
