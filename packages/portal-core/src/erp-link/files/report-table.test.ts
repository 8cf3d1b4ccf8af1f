import { expect, it } from 'vitest';
import { namesOf } from './report-table.js';

it('the titles of a file name it, and each line of text is a heading of what stands below', () => {
  const told = namesOf('bestand.csv', 'Blatt 1', [
    { line: 1, reason: 'title', text: 'Lager Hamburg' },
    { line: 2, reason: 'header', text: 'SKU · Bestand' },
    { line: 5, reason: 'footer', text: 'Gesperrte Ware' },
    { line: 8, reason: 'footer', text: '-----' },
    { line: 9, reason: 'totals', text: 'Summe · 8' },
  ]);
  expect(told.names).toEqual(['bestand.csv', 'Blatt 1', 'Lager Hamburg']);
  expect(told.headings.map(({ line }) => line)).toEqual([1, 5]);
});
