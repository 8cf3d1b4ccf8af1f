import { countryOfCode } from '../countries/index.js';
import { isIsoDay } from '../dates/index.js';
import { cleanText, type Issue, issue, type Parsed } from '../validation/index.js';
import { checkAddress, checkText } from './address.rules.js';
import { cleanOrder, type CleanOrder } from './clean-order.js';
import type { OrderPayload } from './order-payload.js';
import type { NewOrder, OrderItem } from './new-order.types.js';
import { findSalutation } from './salutation.js';
import { postStreetLine } from './street-line.js';

/** Largest quantity of one order line. */
export const ITEM_QTY_MAX = 1_000_000;
/** Most characters of a product's name (specification 1 section 5, product form). */
export const PRODUCT_NAME_MAX = 255;

export interface OrderRuleOptions {
  /** Returns whether a product id exists; without it, products are not looked up. */
  readonly isKnownProduct?: (id: string) => boolean;
}

/**
 * Every broken rule of an order to create (specification 1 section 5, order address form), or an empty list. Texts are checked as
 * `normaliseOrder` stores them. The payload must have the right shape; nothing here throws. Fast enough to check hundreds of thousands of
 * orders per second: it uses no schema library, and for a valid order it builds little more than the list.
 */
export function validateOrder(payload: OrderPayload, options: OrderRuleOptions = {}): Issue[] {
  return issuesOf(cleanOrder(payload), cleanItems(payload.items), options);
}

/**
 * The order in its stored form: texts cleaned (`cleanText`), Packstation and Postfiliale written into the street, salutation and country in
 * their canonical form, every field present. An unknown salutation becomes empty and an unknown country is left as written; `validateOrder`
 * reports both.
 */
export function normaliseOrder(payload: OrderPayload): NewOrder {
  return normalised(cleanOrder(payload), cleanItems(payload.items));
}

/**
 * Runs `validateOrder`, and for a valid order `normaliseOrder`, on an order whose texts, and those of its items, are already clean. Takes
 * half the time of both.
 */
export function parseCleanOrder(
  order: CleanOrder,
  items: OrderPayload['items'],
  options: OrderRuleOptions = {},
): Parsed<NewOrder> {
  const issues = issuesOf(order, items, options);
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value: normalised(order, items) };
}

function cleanItems(items: OrderPayload['items']): OrderPayload['items'] {
  return items.map(({ id, name, qty }) => ({ id: cleanText(id), name: cleanText(name), qty }));
}

function issuesOf(order: CleanOrder, items: OrderPayload['items'], options: OrderRuleOptions): Issue[] {
  const issues: Issue[] = [];
  checkText(issues, 'external_order_id', order.external_order_id, 2);
  checkText(issues, 'customer_order_reference', order.customer_order_reference, 0);
  const { date } = order;
  if (!isIsoDay(date)) issues.push(issue('date', date === '' ? 'required' : 'date'));
  if (items.length === 0) issues.push(issue('items', 'itemsRequired'));
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    if (item !== undefined) checkItem(issues, index, item, options);
  }
  checkAddress(issues, order);
  return issues;
}

function checkItem(
  issues: Issue[],
  index: number,
  item: OrderPayload['items'][number],
  { isKnownProduct }: OrderRuleOptions,
): void {
  const { id, qty } = item;
  if (id === '' || id.length > 100) checkText(issues, `items.${index}.id`, id, 1);
  else if (isKnownProduct?.(id) === false) issues.push(issue(`items.${index}.id`, 'unknownProduct'));
  if (item.name !== undefined && item.name.length > PRODUCT_NAME_MAX)
    issues.push(issue(`items.${index}.name`, 'maxLength', { max: PRODUCT_NAME_MAX }));
  if (!Number.isInteger(qty)) issues.push(issue(`items.${index}.qty`, 'integer'));
  else if (qty < 1) issues.push(issue(`items.${index}.qty`, 'min', { min: 1 }));
  else if (qty > ITEM_QTY_MAX) issues.push(issue(`items.${index}.qty`, 'max', { max: ITEM_QTY_MAX }));
}

function normalised(order: CleanOrder, items: OrderPayload['items']): NewOrder {
  return {
    external_order_id: order.external_order_id,
    customer_order_reference: order.customer_order_reference,
    date: order.date,
    items: mergeItems(items),
    address: {
      salutation: findSalutation(order.salutation) ?? '',
      company: order.company,
      name: order.name,
      second_name: order.second_name,
      street: postStreetLine(order) ?? order.street,
      address_second_line: order.address_second_line,
      postal_code: order.postal_code,
      city: order.city,
      country_code: countryOfCode(order.country_code) ?? order.country_code.toUpperCase(),
      email: order.email,
    },
  };
}

/** Merges a product listed twice into one item with the sum of the quantities (specification 1 section 5, product add to order). */
function mergeItems(items: OrderPayload['items']): OrderItem[] {
  const merged: { id: string; name: string; qty: number }[] = [];
  for (const { id, name = '', qty } of items) {
    const listed = merged.length === 0 ? undefined : merged.find((item) => item.id === id);
    if (listed) listed.qty += qty;
    else merged.push({ id, name, qty });
  }
  return merged;
}
