import { expect, it } from 'vitest';
import { isBareCharge, isBareVoucher } from './bare-charges.js';

it.each([
  'Versandkosten',
  'Versandkosten DHL Paket (bis 31,5kg)',
  'Versand',
  'Porto und Verpackung',
  'Liefergebühr',
  'Mindermengenzuschlag',
  'Expresszuschlag 5,00 €',
  'Rabatt 10 %',
  'Neukundenrabatt',
  'Discount (WELCOME5)',
  'Handling fee',
  'Shipping costs Germany',
  'Pfand Flasche 0,25 €',
  'Einwegpfand',
  'Frais de port',
  'Verzendkosten',
  'Trinkgeld',
  'MwSt. 19 %',
])('%s is nothing but a charge', (text) => expect(isBareCharge(text)).toBe(true));

it.each([
  'Versandtasche Segeltuch',
  'Versandkarton',
  'Nachnahmegebühr',
  'Versand am Samstag',
  'Transportversicherung',
  'Geschenkverpackung',
  'Gutschein 25 €',
  'Druckkosten',
  'Porto Ruby 0,75 l',
  'Versand 2x NW1050',
  'Rabatt-Tee',
  'Paket',
  'DHL',
  'Teemischung 250 g',
  '4,90 €',
  '',
])('%j is, or may be, something else', (text) => expect(isBareCharge(text)).toBe(false));

it.each(['Gutschein', 'Gutschein HERBST10', 'Voucher code X7', 'Gutscheincode: ADVENT24'])(
  '%s is nothing but a voucher',
  (text) => expect(isBareVoucher(text)).toBe(true),
);

it.each(['Gutscheinkarte Tee', 'Gutschein für Teeprobe', 'Versand'])('%s is no voucher alone', (text) =>
  expect(isBareVoucher(text)).toBe(false),
);
