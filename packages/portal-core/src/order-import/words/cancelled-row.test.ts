import { expect, it } from 'vitest';
import { aDialect } from '../../testing/import-files.js';
import type { ImportMapping } from '../order-import.types.js';
import { lastingValues } from '../recipe/lasting-values.js';
import { createOrderCheck } from '../checking/check.js';
import { isRejected } from '../checking/orders/checked-order.js';
import { saysCancelled, saysNo } from './cancelled-row.js';

const HEADER = ['Nr', 'Datum', 'Anrede', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'SKU', 'Menge', 'Status'];
const MAPPING: ImportMapping = {
  mode: 'new-line',
  columns: {
    external_order_id: 0,
    date: 1,
    salutation: 2,
    first_address_line: 3,
    street: 4,
    postal_code: 5,
    city: 6,
    country: 7,
    product_id: 8,
    quantity: 9,
  },
};
const row = (id: string, product: string, status: string) =>
  `${id}|13.11.2026|Frau|Ada Weiß|Gartenweg 7|50667|Köln|DE|${product}|2|${status}`.split('|');

/** Every order as `number: its issues`. */
function judged(
  rows: readonly string[][],
  cancelled: ImportMapping['cancelled'],
  values: ImportMapping['values'] = {},
): string[] {
  const mapping = cancelled === undefined ? MAPPING : { ...MAPPING, cancelled, values };
  const check = createOrderCheck({ dialect: aDialect({ hasHeader: false }), header: HEADER, mapping });
  const orders = [...rows.flatMap((cells, index) => check.pushRow(cells, index + 1)), ...check.end()];
  return orders.map((order) =>
    isRejected(order)
      ? `${order.external_order_id}: ${order.issues.map(({ line, column, code }) => `${line}:${column} ${code}`).join()}`
      : `${order.order.external_order_id}: ${order.order.items.length}`,
  );
}

it.each([
  'storniert',
  'Canceled',
  'CANCELLED',
  'Storno',
  'refunded',
  'Retoure',
  'annulliert',
  'voided',
  'Kunde hat storniert',
  'gelöscht',
  'nicht bezahlt, storniert',
  'Zahlung abgelehnt',
  'Returned',
  'Testbestellung',
  'Test',
  'test order',
  'komplett ausgeliefert',
  'Shipped',
  'fulfilled',
  'versendet',
  'Gutschrift',
  'Angebot',
  'Credit note',
])('refuses an order whose status says %s', (status) => {
  const rows = [row('A-1', 'X', 'offen'), row('A-2', 'X', status), row('A-2', 'Y', 'offen')];
  expect(judged(rows, [{ column: 10, when: 'says' }])).toEqual(['A-1: 1', 'A-2: 2:11 cancelledInFile']);
});

it.each([
  'offen',
  'bezahlt',
  'nicht storniert',
  'stornierbar bis 12.11.',
  '',
  'unfulfilled',
  'Unshipped',
  'noch nicht versendet',
  'not shipped',
  'NOT_FULFILLED',
  'nicht komplett geliefert',
  'wird versendet',
  'kann versendet werden',
  'ready to be shipped',
  'versandfertig',
  'in Bearbeitung',
  'komplett bezahlt',
  'getestet',
  'credit card',
  'Angebot angenommen',
  'not refundable',
])('takes an order whose status says "%s"', (status) => {
  expect(judged([row('A-1', 'X', status)], [{ column: 10, when: 'says' }])).toEqual(['A-1: 1']);
});

it.each([
  'completed',
  'Closed',
  'abgeschlossen',
  'Erledigt',
  'announced',
  'Unfulfillable',
  '8.0',
  'In Bearbeitung (Zahlung ausstehend)',
  'awaiting payment',
  'wartet auf Zahlung',
])('does not take an order whose status says "%s" without a question', (status) => {
  expect(judged([row('A-1', 'X', status)], [{ column: 10, when: 'says' }])).toEqual([
    expect.stringMatching(/^A-1: 1:11 (?:unknownStatus|remarkForbids)$/),
  ]);
});

it('refuses an order for which an approval or a payment is denied', () => {
  const rows = ['Ja', 'Nein', 'noch nicht', '0000-00-00 00:00:00', '2026-11-20'].map((text, at) =>
    row(`A-${at}`, 'X', text),
  );
  expect(judged(rows, [{ column: 10, when: 'denies' }])).toEqual([
    'A-0: 1',
    'A-1: 2:11 cancelledInFile',
    'A-2: 3:11 cancelledInFile',
    'A-3: 4:11 cancelledInFile',
    'A-4: 1',
  ]);
});

it('refuses an order that has a day of cancelling, and none that has not', () => {
  const rows = [
    row('A-1', 'X', '2026-11-01'),
    row('A-2', 'X', ''),
    row('A-3', 'X', 'nein'),
    row('A-4', 'X', '0'),
    row('A-5', 'X', 'noch nicht'),
    row('A-6', 'X', '0000-00-00'),
    row('A-7', 'X', '0000-00-00 00:00:00'),
  ];
  expect(judged(rows, [{ column: 10, when: 'filled' }])).toEqual([
    'A-1: 1:11 cancelledInFile',
    'A-2: 1',
    'A-3: 1',
    'A-4: 1',
    'A-5: 1',
    'A-6: 1',
    'A-7: 1',
  ]);
});

it.each(['dito', '"', 's. o.', '-', '〃'])(
  'never sends an order without the item under a mark (%s)',
  (mark) => {
    const rows = [row('A-1', 'X', ''), row(mark, 'Y', ''), row('A-2', 'X', '')];
    expect(judged(rows, undefined)).toEqual(['A-1: 2:1 dittoMark', 'A-2: 1']);
  },
);

it.each([
  'on-hold',
  'failed',
  'pending',
  'entfallen',
  'teilstorniert',
  'Teilweise storniert',
  'Entwurf',
  'hold',
  'raus',
  'backorder',
  'Partially refunded',
  'wartet auf Zahlung',
  'nicht bezahlt',
])('asks about an order whose status says %s, once for all that say so', (status) => {
  const rows = [row('A-1', 'X', 'offen'), row('A-2', 'X', status), row('A-3', 'X', status)];
  const header = [{ column: 10, when: 'says' }] as const;
  expect(judged(rows, header)).toEqual(['A-1: 1', 'A-2: 2:11 remarkForbids', 'A-3: 3:11 remarkForbids']);
  expect(judged(rows, header, { remark: { [status]: '' } })).toEqual(['A-1: 1', 'A-2: 1', 'A-3: 1']);
});

it.each([
  'Bezahlt',
  'paid',
  'Neu',
  'processing',
  'wc-processing',
  'versandbereit',
  'Zahlung komplett erhalten',
  'Zahlung eingegangen',
  'unfulfilled',
  'bestätigt',
  'PayPal',
  'Rechnung',
  'Auftrag',
  '0',
  'ja',
  '12.11.2026',
  'Zur Lieferung bereit',
  'kann versendet werden',
])('asks nothing about a status that says %s', (status) => {
  expect(judged([row('A-1', 'X', status)], [{ column: 10, when: 'says' }])).toEqual(['A-1: 1']);
});

it.each([
  'teilweise bezahlt',
  'partially_paid',
  'teilweise versendet',
  'teilweise geliefert',
  'partially shipped',
  'partial',
  'Teillieferung',
  '20',
  '3',
  'S',
  'Mahnstufe 2',
  'Klärfall',
  'Sachbearbeiter prüft',
  'Inkasso',
  'awaiting stock review',
])('asks about a status that nobody knows: %s', (status) => {
  expect(judged([row('A-1', 'X', status)], [{ column: 10, when: 'says' }])[0]).toMatch(
    /^A-1: 1:11 (?:unknownStatus|remarkForbids)$/,
  );
});

it('sends an order of an unknown status once it was said that the status does not speak against it', () => {
  const values = { status: { klärfall: '' } };
  expect(judged([row('A-1', 'X', 'Klärfall')], [{ column: 10, when: 'says' }], values)).toEqual(['A-1: 1']);
});

it('remembers what a status means, unlike a remark that was let pass', () => {
  const values = { status: { Klärfall: '' }, remark: { Selbstabholung: '' } };
  expect(lastingValues(values)).toEqual({ status: { Klärfall: '' } });
});

it.each(['Rückgabe', 'Rücknahme', 'Rücksendung', 'Rückware'])(
  '%s is what comes back and is not sent',
  (text) => {
    expect(saysCancelled(text)).toBe(true);
  },
);

it.each([
  'Envoyé',
  'expédiée',
  'Verzonden',
  'Spedito',
  'Enviado',
  'Wysłano',
  'anulowane',
  'Afgeleverd',
  'Skickad',
])('the status %s says that an order is sent or cancelled', (text) => expect(saysCancelled(text)).toBe(true));

it.each([
  'à expédier',
  'non expédié',
  'niet verzonden',
  'da spedire',
  'por enviar',
  'nie wysłano',
  'do wysłania',
])('the status %s does not', (text) => expect(saysCancelled(text)).toBe(false));

it.each(['nee', 'Non', 'não', 'nej'])('%s is a no', (text) => expect(saysNo(text)).toBe(true));
