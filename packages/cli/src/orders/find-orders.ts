import { anyOf, equals, orderFromErp } from '@kontor/portal-core/erp';
import { holdsNumber, ordersFind, type Order } from '@kontor/portal-core/orders';
import type { PortalClient } from '@kontor/portal-core/wire';
import { CliError, EXIT, usageError } from '../terminal/index.js';

/** Which orders numbers may name. */
export interface NumberScope {
  /** ERP id of the merchant whose orders are looked at; null for all that the user may read. */
  readonly merchantErpId: number | null;
  /** Whether numbers are those of the ERP only. */
  readonly erp: boolean;
}

/** The orders that one number may name; more than one if it is not clear which is meant. */
export interface NumberedOrders {
  readonly number: string;
  readonly orders: readonly Order[];
}

/** Numbers of one call: each takes up to two of the 20 alternatives of a find. */
const AT_ONCE = 9;
const ERP_NUMBER = /^[1-9]\d{0,14}$/;

/**
 * Finds the orders of numbers: the merchant's own number counts before the ERP's, and a stored order before a cancelled
 * one. Throws a usage error for a blank number, which would name every order that has none.
 */
export async function findByNumbers(
  client: PortalClient,
  numbers: readonly string[],
  scope: NumberScope,
): Promise<readonly NumberedOrders[]> {
  const named = [...new Set(numbers.map((number) => number.trim()))];
  if (named.includes('')) throw usageError('number_blank', { key: 'cli.orderNumberBlank' });
  const found: NumberedOrders[] = [];
  for (let at = 0; at < named.length; at += AT_ONCE) {
    const some = named.slice(at, at + AT_ONCE);
    const orders = await ordersOf(client, some, scope);
    found.push(...some.map((number) => ({ number, orders: meantBy(number, orders, scope) })));
  }
  return found;
}

async function ordersOf(
  client: PortalClient,
  numbers: readonly string[],
  { merchantErpId, erp }: NumberScope,
): Promise<readonly Order[]> {
  const ids = numbers.filter((number) => ERP_NUMBER.test(number));
  const alternatives = [
    ...anyOf('AUFTRA::_ID_AUFTRA', ids.map(equals)),
    ...(erp ? [] : anyOf('AUFTRA::Externe_Order_ID', numbers.map(equals))),
  ];
  if (alternatives.length === 0) return [];
  const beyondOwn = merchantErpId === null ? [] : [{ displayAllMerchants: true }];
  const { entries } = await client.call(ordersFind, {
    body: { query: [...alternatives, ...beyondOwn], limit: 500 },
  });
  const orders = entries.map(orderFromErp);
  return merchantErpId === null ? orders : orders.filter((order) => order.merchantErpId === merchantErpId);
}

function meantBy(number: string, orders: readonly Order[], { erp }: NumberScope): readonly Order[] {
  const own = erp
    ? []
    : orders.filter((order) => order.externalOrderId.toLowerCase() === number.toLowerCase());
  const holding = own.filter((order) => holdsNumber(order.status));
  if (holding.length > 0) return holding;
  return own.length > 0 ? own : orders.filter((order) => String(order.id) === number);
}

/** The one order of a number. Fails if there is none, or if the number names several. */
export function onlyOrder({ number, orders }: NumberedOrders): Order {
  const [order, other] = orders;
  if (order !== undefined && other === undefined) return order;
  if (order === undefined)
    throw new CliError('not_found', EXIT.failed, { key: 'cli.orderUnknown', params: { number } });
  throw new CliError(
    'number_ambiguous',
    EXIT.usage,
    { key: 'cli.orderAmbiguous', params: { number, ids: idsOf(orders) } },
    { key: 'cli.hintErpNumber' },
  );
}

/** The ERP numbers of orders, as a text. */
export const idsOf = (orders: readonly Order[]): string => orders.map(({ id }) => id).join(', ');
