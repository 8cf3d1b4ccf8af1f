import { expect, it } from 'vitest';
import { takePart } from '../../recipe/cell-parts.js';
import { understand } from '../understand.js';

it('a column of delivery addresses is one although most cells say that it is the same place', () => {
  const header =
    'Nr.;Rechnung Name;Rechnung Straße;Rechnung PLZ;Rechnung Ort;Lieferadresse;Artikelnummer;Menge';
  const bill = 'Rita Adler;Am Teich 9;04109;Leipzig';
  const rows = ['identisch', 'wie Rechnung', 'Ada Weiß, Wall 4, 50667 Köln'].map((place, at) =>
    `A-${at};${bill};${place};NW1050;1`.split(';'),
  );
  const { mapping } = understand(header.split(';'), rows);
  expect(mapping.columns.street).toEqual({ columns: [5], part: 'addressStreet' });
  expect(mapping.fallback).toMatchObject({ street: 2 });
});

it.each(['identisch', 'wie Rechnung', 's.o.'])('„%s“ has no part of an address', (text) => {
  expect(takePart(text, 'addressStreet')).toBe('');
});
