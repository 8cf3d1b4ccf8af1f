import { expect, it } from 'vitest';
import { aSource, createDecoder } from '../../../testing/import-bytes.js';
import { aWorkbook, textRows } from '../../../testing/workbook-files.js';
import { SHEET_WORDS } from '../../checking/not-to-send/sheet-words.js';
import { openSheetSource } from '../sheet-source.js';

const HEADER = ['Bestellnr', 'Datum', 'Name', 'Artikel', 'Menge'];
const order = (number: string): string[] => [number, '24.11.2026', 'Inge Petersen', 'NW1003', '2'];
const sheet = (number: string, header = HEADER) => textRows([['Bestellungen'], header, order(number)]);

async function sameTables(sheets: Record<string, string>, wanted?: string) {
  const opened = await openSheetSource(aSource(aWorkbook({ sheets })), {
    createDecoder,
    words: SHEET_WORDS,
    ...(wanted === undefined ? {} : { sheet: wanted }),
  });
  return opened.ok ? opened.value.workbook?.sameTables : opened.issues;
}

it('tells the other sheets that begin with the same header, in any order of columns', async () => {
  expect(await sameTables({ 'KW 47': sheet('A-1'), 'KW 48': sheet('A-2') })).toEqual(['KW 48']);
  const turned = textRows([HEADER.toReversed(), order('A-2').toReversed()]);
  expect(await sameTables({ 'KW 47': sheet('A-1'), 'KW 48': turned })).toEqual(['KW 48']);
});

it('tells none where the sheet was chosen, and none of other columns, without orders or not to be sent', async () => {
  expect(await sameTables({ 'KW 47': sheet('A-1'), 'KW 48': sheet('A-2') }, 'KW 48')).toBeUndefined();
  const stock = textRows([
    ['Artikel', 'Name', 'Bestand', 'Lager'],
    ['NW1003', 'Becher', '12', 'A'],
  ]);
  expect(await sameTables({ 'KW 47': sheet('A-1'), Bestand: stock })).toBeUndefined();
  expect(await sameTables({ 'KW 47': sheet('A-1'), Storno: sheet('A-2') })).toBeUndefined();
  expect(await sameTables({ 'KW 47': sheet('A-1'), 'KW 48': textRows([HEADER]) })).toBeUndefined();
});
