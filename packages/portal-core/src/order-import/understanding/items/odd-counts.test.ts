import { expect, it } from 'vitest';
import { understand } from '../understand.js';

it.each(['+2', '1/2', '\u200B2', '="2"', '=2'])(
  'a column called Menge is the quantity although its values read %s',
  (value) => {
    const header = 'Bestellnr;Datum;Anrede;Name;Straße;PLZ;Ort;Land;Artikelnummer;Menge';
    const row = `C-1;18.11.2026;Frau;Ada Weiß;Gartenweg 7;50667;Köln;DE;NW1050;${value}`;
    const { mapping, questions } = understand(header.split(';'), [row.split(';')]);
    expect(mapping.columns.quantity).toBe(9);
    expect(questions).toEqual([]);
  },
);
