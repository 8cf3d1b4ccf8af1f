import { expect, it } from 'vitest';
import { isHouseName } from './house-name.js';

it.each(['Gut Neuhof', 'Schloss Salem', 'Hof Ahrenshorst', 'Altes Forsthaus', 'Insel Mainau'])(
  '%s needs no street',
  (text) => {
    expect(isHouseName(text)).toBe(true);
  },
);

it.each(['Lindenweg', 'Hauptstraße', 'Hof 3', 'gut verpacken', 'Markt', 'Hotel', 'Jan Hof'])(
  '%s is no house by its name',
  (text) => {
    expect(isHouseName(text)).toBe(false);
  },
);
