import { inStyle } from './header-words.js';
import { dateText } from './layout-cells.js';
import type { LayoutColumn, LayoutRow } from './layout-columns.js';
import type { Layout } from './layout.js';

type Extra = readonly [de: string, en: string, text: (row: LayoutRow, layout: Layout) => string];

const pieces = ({ order }: LayoutRow) => order.items.reduce((sum, { qty }) => sum + qty, 0);
const number = ({ order }: LayoutRow) => Number(order.id.slice(2));

/** Columns of an export that no order needs; many look like one that does. */
const EXTRAS: readonly Extra[] = [
  ['Pos.', 'Line', ({ position }) => String(position)],
  ['Kundennummer', 'Customer ID', (row) => String(number(row) * 7 + 10_000)],
  ['Einzelpreis', 'Unit Price', () => '7,49'],
  ['Gesamtsumme', 'Order Total', (row) => `${pieces(row) * 7},00`],
  ['Versandkosten', 'Shipping Cost', () => '4,90'],
  ['Zahlungsart', 'Payment Method', () => 'PayPal'],
  ['Versandart', 'Shipping Method', () => 'DHL Paket'],
  ['Lieferdatum', 'Delivery Date', (_, { date }) => dateText(date, '2026-11-30')],
  ['Rechnungsdatum', 'Invoice Date', (_, { date }) => dateText(date, '2026-12-01')],
  ['Status', 'Status', () => 'bezahlt'],
  ['Sprache', 'Language', (row) => (number(row) % 2 === 0 ? 'de' : 'at')],
  ['Telefon', 'Phone', (row) => `0351 ${number(row) * 31}`],
  ['Rechnungsnummer', 'Invoice Number', (row) => `RE-${number(row)}`],
  ['Gewicht', 'Weight', () => '1,2'],
  ['Anzahl Artikel', 'Total Items', (row) => String(pieces(row))],
  ['Mitarbeiter', 'Employee', (row) => String((number(row) % 3) + 1)],
  ['Währung', 'Currency', () => 'EUR'],
  ['USt-IdNr.', 'VAT ID', () => ''],
  ['Kundenname', 'Customer Name', ({ order: { billing } }) => `${billing.first} ${billing.last}`],
  ['Bundesland', 'State', () => 'Thüringen'],
  ['Externe Bestellnummer', 'External Order Number', (row) => `X-${number(row)}`],
  ['EAN', 'EAN', (row) => `40612345${number(row)}0`],
  ['Herstellernummer', 'Manufacturer Number', (row) => `H-${number(row)}`],
  ['Absender Name', 'Sender Name', () => 'Musterhof GmbH'],
  ['Absender PLZ', 'Sender Zip', () => '99999'],
  ['Menge geliefert', 'Quantity Shipped', () => '0'],
  ['Versanddatum', 'Ship Date', (_, { date }) => dateText(date, '2026-12-02')],
  ['Geburtsdatum', 'Date of Birth', (_, { date }) => dateText(date, '1990-10-13')],
  ['Feld 7', 'Custom 7', (row) => `x${number(row)}`],
  ['Anzahl Positionen', 'Number of Items', ({ order }) => String(order.items.length)],
  ['Lager', 'Warehouse', () => '3'],
  ['Marktplatz-Bestellnummer', 'Marketplace Order ID', (row) => `302-${number(row)}-7`],
  ['Bezahlt am', 'Paid at', ({ order }, { date }) => dateText(date, order.date)],
  ['Rabatt', 'Discount', () => '0,00'],
  ['MwSt.', 'Tax', () => '19'],
  ['Gutscheincode', 'Coupon Code', () => ''],
  ['Geschenknachricht', 'Gift Message', () => ''],
  ['Telefon Lieferung', 'Delivery Phone', (row) => `0151 ${number(row) * 17}`],
  ['Summe', 'Total', (row) => `${pieces(row) * 7},49`],
  ['Menge storniert', 'Quantity Cancelled', () => '0'],
];

/** Some of the columns that feed nothing, which ones the layout's seed decides. */
export function extraColumns(layout: Layout): LayoutColumn[] {
  const { extras, seed, language, style } = layout;
  return Array.from({ length: extras }, (_, index) => (seed + index * 7) % EXTRAS.length).flatMap((at) => {
    const extra = EXTRAS[at];
    if (extra === undefined) return [];
    const [de, en, text] = extra;
    return {
      what: 'extra' as const,
      header: inStyle(language === 'de' ? de : en, style),
      group: language === 'de' ? 'Weiteres' : 'Other',
      text: (row) => (row.withOrder || row.item !== undefined ? text(row, layout) : ''),
    };
  });
}
