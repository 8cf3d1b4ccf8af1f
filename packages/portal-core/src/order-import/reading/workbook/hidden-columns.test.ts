import { describe, expect, it } from 'vitest';
import { aSource, createDecoder } from '../../../testing/import-bytes.js';
import { aWorkbook, textRows } from '../../../testing/workbook-files.js';
import { openSheetSource } from '../sheet-source.js';

const HEADER = [
  'Bestellnummer',
  'Name',
  'Straße',
  'PLZ',
  'Ort',
  'Land',
  'Artikelnummer',
  'Menge',
  'Datum',
  'Anrede',
  'Kasse',
];
const ROW = [
  '1001',
  'Eva Groß',
  'Ring 8',
  '20095',
  'Hamburg',
  'DE',
  'NW1050',
  '2',
  '2026-11-18',
  'Frau',
  '7',
];

async function hiddenOf(cols: string) {
  const book = aWorkbook({ sheets: { Mai: textRows([HEADER, ROW]) }, before: { Mai: cols } });
  const opened = await openSheetSource(aSource(book, 300), { createDecoder });
  if (!opened.ok) throw new Error(opened.issues[0]?.code);
  return opened.value.workbook?.hiddenColumns ?? [];
}
describe('the columns of a sheet that nobody sees', () => {
  it.each([
    [
      'hidden',
      '<cols><col min="3" max="4" width="9" hidden="1"/><col min="5" max="5" width="9"/></cols>',
      [2, 3],
    ],
    [
      'folded away with their group',
      '<cols><x:col min="2" max="2" hidden="true" outlineLevel="1"/><col min="3" max="3" collapsed="1"/></cols>',
      [1],
    ],
    ['of no width', '<cols><col min="8" max="8" width="0" customWidth="1"/></cols>', [7]],
    ['hidden to the end of the sheet', '<cols><col min="11" max="16384" hidden="1"/></cols>', [10]],
    ['none', '<cols><col min="1" max="9" width="0.5" hidden="0"/></cols>', []],
  ])('are told: %s', async (_, cols, hidden) => {
    expect(await hiddenOf(cols)).toEqual(hidden);
  });
});
