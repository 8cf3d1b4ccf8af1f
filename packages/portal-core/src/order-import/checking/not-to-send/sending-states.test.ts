import { expect, it } from 'vitest';
import { RemarkRows } from './remark-rows.js';

/** What a status under that header is told as; null for one that leaves its order to be sent. */
const told = (header: string, status: string) =>
  new RemarkRows({
    mapping: { mode: 'new-line', columns: {}, cancelled: [{ column: 0, when: 'says' }] },
    header: [header],
  }).issueOf([status], 1)?.code ?? null;

it.each(['Lineitem fulfillment status', 'Fulfillment Status', 'Versandstatus', 'Delivery status'])(
  'what waits to be sent under %s is as it should be',
  (header) => {
    expect(told(header, 'pending')).toBeNull();
    expect(told(header, 'ausstehend')).toBeNull();
    expect(told(header, 'on hold')).toBe('remarkForbids');
  },
);

it.each(['Payment Status', 'Order Status', 'Zahlungsstatus'])(
  'what waits under %s is asked about',
  (header) => expect(told(header, 'pending')).toBe('remarkForbids'),
);

it.each(['Unversandt', 'Paiement accepté', 'À traiter', 'Verkauf', 'Sales Order', 'AWAITING_PROCESSING'])(
  'the status %s is known',
  (status) => expect(told('Status', status)).toBeNull(),
);

it.each([
  'Betaald',
  'Nieuw',
  'In behandeling',
  'te verzenden',
  'Opłacone',
  'W realizacji',
  'do wysłania',
  'Pagato',
  'da spedire',
  'In elaborazione',
  'Pagado',
  'por enviar',
  'Confirmée',
  'À expédier',
  'Betalt',
])('the status %s of another language is known', (status) => expect(told('Status', status)).toBeNull());

it.each([
  'Niet betaald',
  'non pagato',
  'No pagado',
  'nie opłacone',
  'da pagare',
  'à confirmer',
  'ikke betalt',
  'No enviado',
])('the status %s is asked about', (status) => expect(told('Status', status)).not.toBeNull());

it.each(['Kulanz', 'Transportschaden', 'Umverfügung', 'Rückzahlung', 'Zweitversand'])(
  'a row of the kind %s waits for a person',
  (kind) => expect(told('Vorgang', kind)).toBe('remarkForbids'),
);
