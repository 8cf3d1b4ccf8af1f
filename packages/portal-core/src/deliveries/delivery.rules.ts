import { addDays, parseInstant, today } from '../dates/index.js';
import { textIssues } from '../fields/index.js';
import { checkLength, type Issue, issue } from '../validation/index.js';
import { productLinesOf } from './delivery-products.js';
import { DELIVERY_FIELDS } from './delivery.fields.js';
import type { DeliveryFields } from './delivery.types.js';

/** Least number of days between announcing a delivery and its arrival (specification 2 section 5). */
export const DELIVERY_LEAD_DAYS = 2;
/** Most lines of one delivery. */
export const DELIVERY_PRODUCTS_MAX = 500;

const DAY_MS = 24 * 3600_000;

/** The earliest day a delivery can be announced for, ISO, in the portal's time zone. */
export function firstDeliveryDay(now: () => number, timeZone: string): string {
  return addDays(today(now, timeZone), DELIVERY_LEAD_DAYS);
}

/**
 * Every broken rule of a delivery to announce at the instant `now` (milliseconds since 1970). Only the server can check whether warehouse
 * and products exist.
 */
export function validateDelivery(fields: DeliveryFields, now: number): Issue[] {
  const earliest = now + DELIVERY_LEAD_DAYS * DAY_MS;
  return [
    ...datetimeIssues(fields.delivery_datetime, earliest),
    ...productsIssues(fields.products),
    ...textIssues(DELIVERY_FIELDS, fields),
  ];
}

/** Every broken rule of the changed fields of a delivery. A date in the past may be kept unchanged. */
export function validateDeliveryChange(fields: Partial<DeliveryFields>): Issue[] {
  return [
    ...(fields.delivery_datetime === undefined ? [] : datetimeIssues(fields.delivery_datetime, -Infinity)),
    ...(fields.products === undefined ? [] : productsIssues(fields.products)),
    ...textIssues(DELIVERY_FIELDS, fields),
  ];
}

function datetimeIssues(text: string, earliest: number): Issue[] {
  if (text.trim() === '') return [issue('delivery_datetime', 'required')];
  const instant = parseInstant(text);
  if (instant === null) return [issue('delivery_datetime', 'date')];
  return instant <= earliest ? [issue('delivery_datetime', 'deliveryTooEarly')] : [];
}

function productsIssues(products: string): Issue[] {
  const lines = productLinesOf(products);
  if (lines.length === 0) return [issue('products', 'productsRequired')];
  if (lines.length > DELIVERY_PRODUCTS_MAX) return [issue('products', 'max', { max: DELIVERY_PRODUCTS_MAX })];
  return lines.flatMap(lineIssues).slice(0, 1);
}

/** A line that cannot be read is refused: left out, its goods would arrive unannounced. */
function lineIssues({ id, qty }: ReturnType<typeof productLinesOf>[number]): Issue[] {
  if (typeof id !== 'string' || id === '') return [issue('products', 'invalidValue')];
  const units = Number(qty);
  if (!Number.isSafeInteger(units)) return [issue('products', 'integer')];
  return units < 1 ? [issue('products', 'min', { min: 1 })] : [];
}

/** Every broken rule of booked quantities: at least one line, whole numbers, and a reason wherever a quantity differs from the announced one. */
export function validateBooking(
  lines: readonly { readonly ordered: number; readonly booked: number; readonly reason: string }[],
): Issue[] {
  if (lines.length === 0) return [issue('lines', 'required')];
  return lines.flatMap(({ ordered, booked, reason }, index) => {
    if (!Number.isInteger(booked)) return [issue(`lines.${index}.booked`, 'integer')];
    if (booked < 0) return [issue(`lines.${index}.booked`, 'min', { min: 0 })];
    if (booked > BOOKED_MAX) return [issue(`lines.${index}.booked`, 'max', { max: BOOKED_MAX })];
    const issues: Issue[] = [];
    if (booked !== ordered) checkLength(issues, `lines.${index}.reason`, reason, { min: 2, max: 200 });
    return issues;
  });
}

/** Every broken rule of damage recorded on a line: at least one unit, and a reason. */
export function validateDamage({
  units,
  reason,
}: {
  readonly units: string;
  readonly reason: string;
}): Issue[] {
  const issues: Issue[] = [];
  if (!/^[1-9]\d*$/.test(units.trim())) issues.push(issue('units', 'min', { min: 1 }));
  checkLength(issues, 'reason', reason, { min: 2, max: DAMAGE_REASON_MAX });
  return issues;
}

/** Most characters of the reason of damage; with the number of units before it, it fits into the reason of a line. */
const DAMAGE_REASON_MAX = 150;

/** Largest quantity that can be booked on one line. */
export const BOOKED_MAX = 1_000_000;
