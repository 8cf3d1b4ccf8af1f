import type { DataScope } from '@kontor/portal-core/access';
import { dayOf } from '@kontor/portal-core/dates';
import {
  DELIVERY_FIELDS,
  isDeliveryFieldOpen,
  isExpected,
  validateDeliveryChange,
  type DeliveryChange,
  type DeliveryFields,
} from '@kontor/portal-core/deliveries';
import { changedTexts, type TextName } from '@kontor/portal-core/fields';
import type { Trail } from '../trail/index.js';
import type { RowChange, Writer } from '../db/index.js';
import type { StoredFiles } from '../media/index.js';
import { HttpProblem, validationFailed } from '../wire/index.js';
import { documentIssues, namedProducts, warehouseIssues } from './announce-delivery.js';
import {
  announcedProductIds,
  lockDelivery,
  storeChange,
  storeProducts,
  type LockedDelivery,
} from './delivery.store.js';
import { refusedStep } from './refused-step.js';

/** A transaction together with its audit entry. */
export interface Writing {
  readonly trx: Writer;
  readonly trail: Trail;
}

/** The delivery to change, the time zone in which its day is counted, and the check of its file. */
export interface DeliveryToChange {
  readonly scope: DataScope;
  readonly id: number;
  readonly timeZone: string;
  readonly files: Pick<StoredFiles, 'issuesOf'>;
}

type Change = RowChange<'deliveries'>;

/** The stored form of the changed fields that are not text; null for the products, which have rows of their own. */
const STORED: {
  readonly [Field in Exclude<keyof DeliveryFields, TextName<typeof DELIVERY_FIELDS>>]:
    ((given: string, timeZone: string) => Change) | null;
} = {
  delivery_datetime: (given, timeZone) => ({
    delivery_datetime: new Date(given).toISOString(),
    delivery_day: dayOf(Date.parse(given), timeZone),
  }),
  products: null,
};

/**
 * Changes fields of a delivery and returns the record ids of the products whose announced units change. Throws 404, 409 for a delivery that
 * is over (or, for its products, accepted) or was changed since it was read, 422.
 */
export async function changeDelivery(
  { trx, trail }: Writing,
  { scope, id, timeZone, files }: DeliveryToChange,
  { modId, ...change }: DeliveryChange,
): Promise<number[]> {
  const delivery = await lockDelivery(trx, scope, id);
  if (delivery === null) throw new HttpProblem('not_found');
  if (modId !== undefined && modId !== String(delivery.mod_id)) throw new HttpProblem('stale');
  if (isOver(delivery, change)) throw await refusedStep(trx, scope, delivery);
  const issues = validateDeliveryChange(change);
  if (change.warehouse !== undefined) issues.push(...(await warehouseIssues(trx, change.warehouse)));
  if (change.document_file !== undefined)
    issues.push(...(await documentIssues(files, { read: trx, scope }, change.document_file)));
  const products =
    change.products === undefined
      ? null
      : await namedProducts(trx, delivery.merchant_erp_id, change.products, issues);
  if (issues.length > 0) throw validationFailed(issues);
  await storeChange(trx, delivery, columnsOf(change, timeZone));
  await trail.touch('delivery', [{ id, detail: { fields: Object.keys(change).join(' ') } }]);
  if (products !== null) return storeProducts(trx, { id, merchantErpId: delivery.merchant_erp_id }, products);
  return change.delivery_datetime === undefined ? [] : announcedProductIds(trx, { id });
}

/** Whether the status of a delivery no longer allows a change. */
function isOver(delivery: LockedDelivery, change: Partial<DeliveryFields>): boolean {
  const fields = Object.keys(change) as (keyof DeliveryFields)[];
  return !isExpected(delivery.status) || fields.some((field) => !isDeliveryFieldOpen(delivery, field));
}

function columnsOf(change: Partial<DeliveryFields>, timeZone: string): Change {
  const given = new Map(Object.entries(change));
  return Object.entries(STORED).reduce<Change>(
    (row, [field, stored]) => {
      const value = given.get(field);
      return stored === null || value === undefined ? row : { ...row, ...stored(value, timeZone) };
    },
    changedTexts(DELIVERY_FIELDS, change),
  );
}
