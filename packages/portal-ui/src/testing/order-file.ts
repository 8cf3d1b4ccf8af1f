import type { NewOrder } from '@kontor/portal-core/orders';
import { DEMO_PRODUCTS, DEMO_RECIPIENTS, pick } from './demo-data.js';

/** Mistakes by the index of the order in the file. */
export type Mistakes = Readonly<Record<number, Readonly<Record<string, string>>>>;

export interface OrderFileOptions {
  readonly orders: number;
  /** Number of rows of every third order. */
  readonly itemsPerOrder?: number;
  /** Without e-mail and product name, so that 100,000 rows stay below 10 MB. */
  readonly isShort?: boolean;
  /** Replaced cells: index of the order from 0, column name, text. */
  readonly mistakes?: Mistakes;
}

export const ORDER_FILE_HEADER = [
  'Bestellnr.',
  'Bestelldatum',
  'Anrede',
  'Firma',
  'Vor- und Nachname',
  'Straße/Hausnr.',
  'PLZ',
  'Ort',
  'Land',
  'E-Mail',
  'Artikelnr.',
  'Artikelbezeichnung',
  'Menge',
] as const;

/** The products of the file; the portal in memory knows them. */
export const ORDER_FILE_PRODUCTS = DEMO_PRODUCTS.slice(0, 4);

const SALUTATIONS: Readonly<Record<string, string>> = { frau: 'Frau', herr: 'Herr', firma: 'Firma' };

/** The order file of a German shop: semicolons, CRLF, one row an item. The same options give the same text. */
export function orderFile({ orders, itemsPerOrder = 1, mistakes = {}, isShort }: OrderFileOptions): string {
  const short: Readonly<Record<string, string>> = isShort ? { 'E-Mail': '', Artikelbezeichnung: '' } : {};
  const rows = Array.from({ length: orders }, (_, index) => {
    const items = index % 3 === 0 ? itemsPerOrder : 1;
    return Array.from({ length: items }, (__, item) => {
      const cells = { ...orderCells(index, item), ...short, ...(item === 0 ? mistakes[index] : {}) };
      return `${ORDER_FILE_HEADER.map((name) => cells[name]).join(';')}\r\n`;
    }).join('');
  });
  return `${ORDER_FILE_HEADER.join(';')}\r\n${rows.join('')}`;
}

function orderCells(index: number, item: number): Record<string, string> {
  const person = pick(DEMO_RECIPIENTS, index);
  const product = pick(ORDER_FILE_PRODUCTS, index + item);
  return {
    'Bestellnr.': `NW-${48_200 + index}`,
    Bestelldatum: `${String((index % 20) + 1).padStart(2, '0')}.11.2026`,
    Anrede: SALUTATIONS[person.salutation] ?? '',
    Firma: person.company,
    'Vor- und Nachname': person.name,
    'Straße/Hausnr.': person.street,
    PLZ: person.postal_code,
    Ort: person.city,
    Land: person.country_code,
    'E-Mail': index % 4 === 0 ? '' : `kunde${index}@beispiel.example`,
    'Artikelnr.': product.number,
    Artikelbezeichnung: product.name,
    Menge: String((index % 4) + 1),
  };
}

/** The mistakes in the files of stories, one of each kind. */
export const SOME_MISTAKES: Mistakes = {
  3: { Bestelldatum: '31.11.2026' },
  7: { 'Straße/Hausnr.': '', PLZ: '2445#' },
  11: { 'Artikelnr.': 'NW1O01' },
  15: { Menge: 'zwei' },
  17: { 'E-Mail': 'kein-klammeraffe.example' },
};

/** An order of the file as it is stored in the portal, with other fields. */
export function storedOrder(place: number, fields: Partial<NewOrder['address']>): NewOrder {
  const person = pick(DEMO_RECIPIENTS, place);
  const product = pick(ORDER_FILE_PRODUCTS, place);
  return {
    external_order_id: `NW-${48_200 + place}`,
    customer_order_reference: '',
    date: '2026-11-01',
    items: [{ id: product.number, name: product.name, qty: (place % 4) + 1 }],
    address: {
      salutation: person.salutation,
      company: person.company,
      name: person.name,
      second_name: '',
      street: person.street,
      address_second_line: '',
      postal_code: person.postal_code,
      city: person.city,
      country_code: person.country_code,
      email: '',
      ...fields,
    },
  };
}
