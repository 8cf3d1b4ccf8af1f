import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const BUYER = 'Käufer Anrede;Käufer Name;Käufer Straße;Käufer PLZ;Käufer Ort;Käufer Land';
const ROWS = [
  'D-1;18.11.2026;Frau;Ada Weiß;Ring 8;50667;Köln;DE;Otto Kern, Hof 3, 20095 Hamburg;NW1050;1',
  'D-2;18.11.2026;Frau;Ada Weiß;Ring 8;50667;Köln;DE;;NW1050;1',
].map((row) => row.split(';'));

it.each(['Versand an', 'Lieferung an', 'Ship to', 'Deliver to', 'Empfänger', 'Lieferung', 'Lieferanschrift'])(
  'a whole address under %s goes before the columns of the buyer, who stays the fallback',
  (header) => {
    const names = `Bestellnr;Datum;${BUYER};${header};Artikelnummer;Menge`.split(';');
    const { mapping, questions } = understand(names, ROWS);
    expect(mapping.columns).toMatchObject({
      first_address_line: { columns: [8], part: 'addressName' },
      street: { columns: [8], part: 'addressStreet' },
      city: { columns: [8], part: 'addressCity' },
    });
    expect(mapping.fallback).toMatchObject({ first_address_line: 3, street: 4, postal_code: 5, city: 6 });
    expect(questions.some(({ fields }) => fields.includes('street'))).toBe(true);
  },
);
