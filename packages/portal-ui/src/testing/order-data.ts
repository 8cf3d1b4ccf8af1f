import type {
  DeliveryAddress,
  InvestigationStatus,
  Order,
  OrderItem,
  OrderStatus,
} from '@kontor/portal-core';
import { addressBlock } from '@kontor/portal-core/erp';
import { NEWEST_DAY } from './story-day.js';

const RECIPIENTS: readonly (readonly [string, string, string, string, string])[] = [
  ['Käthe Größer', 'Am Alten Speicher 14a', '20457', 'Hamburg', 'DE'],
  ['Jörn Petersen', 'Deichstraße 7', '25899', 'Niebüll', 'DE'],
  ['Anneliese Vogt', 'Schloßallee 3', '01099', 'Dresden', 'DE'],
  ['Müller & Söhne GmbH', 'Industriestraße 112', '70565', 'Stuttgart', 'DE'],
  ['Sören Lindqvist', 'Hafenstraße 22', '24103', 'Kiel', 'DE'],
  ['Mehmet Yıldız', 'Karl-Marx-Straße 188', '12043', 'Berlin', 'DE'],
  ['Zoë Baumann', 'Limmatquai 4', '8001', 'Zürich', 'CH'],
  ['Friederike Ostermann', 'Packstation 143', '50667', 'Köln', 'DE'],
  ['Bäckerei Groß', 'Getreidegasse 9', '5020', 'Salzburg', 'AT'],
  ['Luís Carvalho', 'Reeperbahn 61', '20359', 'Hamburg', 'DE'],
  ['Hannah Weiß', 'Mariahilfer Straße 77', '1060', 'Wien', 'AT'],
  [
    'Freiwillige Feuerwehr Oberammergau-Unterammergau e. V.',
    'Ettaler Straße 1',
    '82487',
    'Oberammergau',
    'DE',
  ],
];
const PRODUCTS: readonly (readonly [string, string])[] = [
  ['EB-0112', 'Emaillebecher blau'],
  ['WD-2040', 'Wolldecke Föhr grau'],
  ['TK-1200', 'Teekanne 1,2 l'],
  ['LS-0631', 'Leinenserviette 6er'],
  ['FN-0007', 'Friesennerz Gr. M'],
  ['KM-0450', 'Kerzenhalter Messing'],
  ['BZ-0031', 'Brotkasten Zink'],
];
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

const pick = <T>(from: readonly T[], index: number): T => from[index % from.length] as T;

/** An order like a German shop's, the same for the same number, with some parts changed. */
export function anOrder(number = 0, change: Partial<Order> = {}): Order {
  const status = pick(STATUSES, number);
  const isSent = status === 'geliefert' || status === 'verrechnet';
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
    recipient: pick(RECIPIENTS, number)[0],
    merchantErpId: 2,
    merchantName: 'Nordwind',
    comment: '',
    customerId: '',
    shippingMethod: '',
    items: itemsOf(number),
    investigationStatus: pick(INVESTIGATIONS, number),
    investigationOpenedAt: pick(INVESTIGATIONS, number) === null ? null : '2026-11-18T09:20:00.000Z',
    errorCount: 0,
    ...change,
  };
}

/** Orders from the newest on. */
export function someOrders(count: number): readonly Order[] {
  return Array.from({ length: count }, (_, number) => anOrder(number));
}

/** The delivery address of an order of `anOrder`. */
export function anAddress(number: number): DeliveryAddress {
  const [name, street, postal_code, city, country_code] = pick(RECIPIENTS, number);
  const isCompany = /GmbH|Bäckerei|e\. V\./.test(name);
  return {
    salutation: isCompany ? 'firma' : 'frau',
    company: isCompany ? name : '',
    name: isCompany ? '' : name,
    second_name: '',
    street,
    address_second_line: number % 4 === 0 ? 'Hinterhaus, 2. Stock' : '',
    postal_code,
    city,
    country_code,
    email: 'bestellung@example.com',
  };
}

/** The printed address of an order of `anOrder`. */
export const aBlock = (number: number): string => addressBlock(anAddress(number));

function itemsOf(number: number): readonly OrderItem[] {
  return Array.from({ length: 1 + (number % 4) }, (_, index) => {
    const [id, name] = pick(PRODUCTS, number + index);
    return { id, name, qty: 1 + ((number + index) % 5) };
  });
}
