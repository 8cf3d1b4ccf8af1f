import { expect, it } from 'vitest';
import { aDialect } from '../../../testing/import-files.js';
import type { ImportMapping } from '../../order-import.types.js';
import { createOrderCheck } from '../check.js';
import { isRejected } from '../orders/checked-order.js';

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
  fallback: { salutation: 2, first_address_line: 10, street: 11, postal_code: 12, city: 13 },
};

/** The street that an order goes to, or what keeps it out. */
function read(texts: readonly string[], party = 'Rechnung'): string {
  const header =
    `Nr;Datum;Anrede;Name;Straße;PLZ;Ort;Land;SKU;Menge;${party} Name;${party} Straße;${party} PLZ;${party} Ort`.split(
      ';',
    );
  const check = createOrderCheck({ dialect: aDialect(), header, mapping: MAPPING });
  const [name = '', street = '', code = '', town = ''] = texts;
  const cells = ['A-1', '13.11.2026', 'Frau', name, street, code, town, 'DE', '4711', '2'];
  const [order] = [...check.pushRow([...cells, 'Ada Weiß', 'Weg 1', '50667', 'Köln'], 1), ...check.end()];
  if (order === undefined) return '';
  if (isRejected(order)) return order.issues.map(({ code: said }) => said).join();
  return order.order.address.street ?? '';
}

it.each([
  { texts: ['wie Rechnung'] },
  { texts: ['', 'siehe Rechnungsadresse'] },
  { texts: ['wie Rechnung', 'wie Rechnung', 'wie Rechnung', 'wie Rechnung'] },
  { texts: ['= Rechnungsadresse'] },
  { texts: ['same as billing address'] },
  { texts: ['identisch', 'identisch', 'identisch', 'identisch'] },
  { texts: ['-', '-', '–', '—'] },
])('goes to the address of the bill: $texts', ({ texts }) => {
  expect(read(texts)).toBe('Weg 1');
});

it('is asked about where a part of the address is its own, or the other party is another', () => {
  expect(read(['Anna Ott', 'wie Rechnung'])).toContain('placeholder');
  expect(read(['wie Rechnung'], 'Kunde')).toContain('placeholder');
});

it('goes to the address of another party than the bill only where dashes leave its own blank', () => {
  expect(read(['-', '-', '-', '-'], 'Kunde')).toBe('Weg 1');
  expect(read(['identisch', '', '', ''], 'Kunde')).toContain('placeholder');
  expect(read(['Anna Ott', '-', '-', '-'], 'Kunde')).not.toBe('Weg 1');
});

it('goes to its own address otherwise', () => {
  expect(read(['Eva Ott', 'Ring 5', '24103', 'Kiel'])).toBe('Ring 5');
});
