import { expect, test } from 'vitest';
import { openReading } from './open-reading.js';

test('asks in which encoding a line reads right, and where the header stands, until it is said', () => {
  const guess = { confidence: 0.5, chosen: false };
  const said = { confidence: 1, chosen: true };
  const readings = [
    { encoding: 'windows-1252', sample: 'M' },
    { encoding: 'macintosh', sample: 'N' },
  ];
  const unsure = { encoding: { ...guess, readings }, hasHeader: guess, firstLine: guess };
  expect(openReading(unsure as never)).toEqual({ encoding: true, header: true, sheet: false });
  const workbook = { sheets: ['KW 47', 'KW 48'], sheet: 'KW 47', sameTables: ['KW 48'] };
  const ofSheet = (chosen: boolean) =>
    openReading({ ...unsure, workbook: { ...workbook, chosen } } as never).sheet;
  expect([ofSheet(false), ofSheet(true)]).toEqual([true, false]);
  const settled = { encoding: said, hasHeader: said, firstLine: said } as never;
  expect(openReading(settled)).toEqual({ encoding: false, header: false, sheet: false });
});
