import { describe, expect, it } from 'vitest';
import { understand } from '../understand.js';
import type { ChosenSources } from '../../understanding.types.js';

const HEADER = 'Bestellnr;Datum;Anrede;Name;Straße;PLZ;Ort;Land';
const ROW = 'C-1;18.11.2026;Frau;Ada Weiß;Gartenweg 7;50667;Köln;DE';

const read = (items: string, values: string, chosen: ChosenSources = {}) =>
  understand(`${HEADER};${items}`.split(';'), [`${ROW};${values}`.split(';')], { chosen });

describe('a file without a column of quantities', () => {
  it.each([
    ['VPE;Anzahl VPE;Artikelnummer', '6;2;NW1050', [8, 9]],
    ['Inhalt;Kartons;Artikelnummer', '6;2;NW1050', [8, 9]],
  ])('asks which of its packs and counts is meant, and proposes none: %s', (items, values, others) => {
    const { mapping, questions } = read(items, values);
    expect(mapping.constants).toBeUndefined();
    expect(mapping.columns.quantity).toBeUndefined();
    expect(questions).toMatchObject([{ kind: 'missing', fields: ['quantity'], others }]);
  });

  it.each([
    ['Menge S;Menge M;Menge L', '2;;1'],
    ['Anzahl rot;Anzahl blau', '2;1'],
    ['Gr. 36;Gr. 38', '2;1'],
    ['Mo;Di;Mi', '2;1;1'],
    ['Jan;Feb;Mrz', '2;;1'],
  ])('proposes none of several counts for sizes, colours, days or months: %s', (items, values) => {
    const { mapping, questions } = read(`Artikelnummer;${items}`, `NW1050;${values}`);
    expect(mapping.constants).toBeUndefined();
    expect(mapping.columns.quantity).toBeUndefined();
    expect(questions.some(({ kind, fields }) => kind === 'missing' && fields[0] === 'quantity')).toBe(true);
  });

  it('still proposes one piece each where nothing counts', () => {
    const { mapping, questions } = read('Artikelnummer;Gewicht', 'NW1050;250');
    expect(mapping.constants).toEqual({ quantity: '1' });
    expect(questions).toMatchObject([{ kind: 'onePiece' }]);
  });
});

describe('one quantity beside two products', () => {
  it('is not one piece of the product that has none', () => {
    const { mapping, questions } = read('Artikelnr 1;Artikelnr 2;Menge', 'NW1050;NW1070;2');
    expect(mapping.constants).toBeUndefined();
    expect(questions.some(({ kind, fields }) => kind === 'missing' && fields[0] === 'quantity')).toBe(true);
  });

  it('is that of both once a person says so', () => {
    const said = { columns: { quantity: 10 } };
    const { mapping, questions } = read('Artikelnr 1;Artikelnr 2;Menge', 'NW1050;NW1070;2', said);
    expect(mapping.items).toEqual([
      { product_id: 8, quantity: 10 },
      { product_id: 9, quantity: 10 },
    ]);
    expect(questions).toEqual([]);
  });
});
