import type { InvestigationStatus } from '@kontor/portal-core/investigations';
import type { DeliveryAddress, Order, OrderItem, OrderStatus } from '@kontor/portal-core/orders';
import { addressBlock } from '@kontor/portal-core/erp';
import { DEMO_PRODUCTS, DEMO_RECIPIENTS, pick } from './demo-data.js';
import { NEWEST_DAY } from './story-day.js';

const STATUSES: readonly OrderStatus[] = [
  'offen',
  'offen',
  'geliefert',
  'on hold',
  'geliefert',
  'verrechnet',
  'storniert',
  '',
];
const CARRIERS = ['DHL', 'GLS', 'PostAT', 'FedEx', 'Spedition Hansen'] as const;
const INVESTIGATIONS: readonly (InvestigationStatus | null)[] = [
  null,
  'UNDER_REVIEW',
  null,
  null,
  'OPEN',
  null,
  'DONE',
];

/** An order like a German shop's, the same for the same number, with some parts changed. */
export function anOrder(number = 0, change: Partial<Order> = {}): Order {
  const status = pick(STATUSES, number);
  const isSent = status === 'geliefert' || status === 'verrechnet';
  const { company, name } = anAddress(number);
  const parcel = `0034043416109${String(4196 + number).padStart(5, '0')}`;
  return {
    id: 90_000 - number,
    recordId: String(90_000 - number),
    modId: '0',
    externalOrderId: `NW-2026-${48_213 - number}`,
    customerReference: `PO-${7731 - number}`,
    date: new Date(Date.parse(NEWEST_DAY) - Math.floor(number / 18) * 86_400_000).toISOString().slice(0, 10),
    status,
    trackingNumbers: isSent ? (number % 9 === 4 ? [parcel, `${parcel}1`, `${parcel}2`] : [parcel]) : [],
    carrier: pick(CARRIERS, number),
    addressId: 80_412 + number,
    recipient: company || name,
    merchantErpId: 2,
    merchantName: 'Nordwind',
    comment: '',
    customerId: '',
    shippingMethod: '',
    items: itemsOf(number),
    investigationStatus: pick(INVESTIGATIONS, number),
    investigationOpenedAt: pick(INVESTIGATIONS, number) === null ? null : '2026-11-18T09:20:00.000Z',
    ...turnOf(pick(INVESTIGATIONS, number)),
    errorCount: 0,
    ...change,
  };
}

/** The given number of orders, newest first. */
export function someOrders(count: number): readonly Order[] {
  return Array.from({ length: count }, (_, number) => anOrder(number));
}

/** The delivery address of an order of `anOrder`. */
export const anAddress = (number: number): DeliveryAddress => pick(DEMO_RECIPIENTS, number);

/** The printed address of an order of `anOrder`. */
export const aBlock = (number: number): string => addressBlock(anAddress(number));

/** Whose turn it is in an investigation of that status. */
const turnOf = (
  status: InvestigationStatus | null,
): Pick<Order, 'investigationTurn' | 'investigationTurnSince'> =>
  status === null || status === 'DONE'
    ? { investigationTurn: null, investigationTurnSince: null }
    : {
        investigationTurn: status === 'OPEN' ? 'staff' : 'merchant',
        investigationTurnSince: '2026-11-18T09:20:00.000Z',
      };

function itemsOf(number: number): readonly OrderItem[] {
  return Array.from({ length: 1 + (number % 4) }, (_, index) => {
    const { number: id, name } = pick(DEMO_PRODUCTS, number + index);
    return { id, name, qty: 1 + ((number + index) % 5) };
  });
}
