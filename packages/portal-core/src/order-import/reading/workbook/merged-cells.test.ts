import { describe, expect, it } from 'vitest';
import { aSource, createDecoder } from '../../../testing/import-bytes.js';
import { aWorkbook, textRows } from '../../../testing/workbook-files.js';
import { isHeaderWord } from '../../words/header-share.js';
import { sniffSource } from '../inspect.js';
import { openSheetSource } from '../sheet-source.js';
import { MergedRanges } from './merged-cells.js';

const words = {
  isCancelled: () => false,
  isOrderNumber: (header: string) => header === 'Nr',
  isBareNumber: (header: string) => header === 'No',
};

async function opened(rows: readonly (readonly string[])[], ranges: readonly string[], pieces = 100) {
  const merged = ranges.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const behind = `<autoFilter ref="A1:B2"/><mergeCells>${merged}</mergeCells><pageMargins/>`;
  const book = aWorkbook({ sheets: { A: textRows(rows) }, behind: { A: behind } });
  const result = await openSheetSource(aSource(book, pieces), { createDecoder, words });
  if (!result.ok) throw new Error(result.issues[0]?.code);
  return result.value;
}
async function linesOf(...args: Parameters<typeof opened>): Promise<string[]> {
  const { source } = await opened(...args);
  const read = async () => {
    let text = '';
    for await (const piece of source.open()) text += new TextDecoder().decode(piece);
    return text;
  };
  expect(await read()).toBe(await read());
  return (await read()).trimEnd().split('\n');
}

describe('a value merged over several rows', () => {
  it('is that of each order it stands beside', async () => {
    const rows = [
      ['Nr', 'Datum', 'Ort'],
      ['1', '18.11.', 'Köln'],
      ['2', '', 'Bonn'],
      ['3', '', ''],
      ['4', '', 'Aalen'],
    ];
    expect(await linesOf(rows, ['B2:B4', 'C3:C4'])).toEqual([
      'Nr;Datum;Ort',
      '1;18.11.;Köln',
      '2;18.11.;Bonn',
      '3;18.11.;Bonn',
      '4;;Aalen',
    ]);
  });

  it('is that of each row below a plain number only where it is a day', async () => {
    const rows = [
      ['Datum', 'No', 'Menge'],
      ['18.11.2026', '1', '2'],
      ['', '2', ''],
    ];
    expect(await linesOf(rows, ['A2:A3', 'C2:C3'])).toEqual([
      'Datum;No;Menge',
      '18.11.2026;1;2',
      '18.11.2026;2;',
    ]);
  });

  it('is not counted twice within one order, whose number may be merged too or written again', async () => {
    const rows = [
      ['Nr', 'Artikel', 'Menge'],
      ['1', 'A', '2'],
      ['', 'B', ''],
      ['2', 'A', '3'],
      ['2', 'B', ''],
    ];
    expect(await linesOf(rows, ['A2:A3', 'C2:C3', 'C4:C5'])).toEqual([
      'Nr;Artikel;Menge',
      '1;A;2',
      ';B;',
      '2;A;3',
      '2;B;',
    ]);
  });

  it('fills no row that has no number, and nothing below a header', async () => {
    const rows = [
      ['Nr', 'Ort'],
      ['', 'x'],
      ['1', ''],
      ['', '', 'Summe'],
    ];
    expect(await linesOf(rows, ['B1:B3', 'B2:B2', 'B3:B4'])).toEqual(['Nr;Ort', ';x', '1;', ';;Summe']);
  });

  it('is known wherever the bytes are cut', () => {
    const xml =
      '<mergeCells count="2"><mergeCell ref="A1:A3"/><x:mergeCell ref="B2:C2"></x:mergeCell></mergeCells><mergeCell ref="Z1:Z9"/>';
    for (let size = 1; size < xml.length; size += 1) {
      const merged = new MergedRanges();
      for (let at = 0; at < xml.length; at += size) merged.push(xml.slice(at, at + size));
      expect(merged.ranges.slice(0, 1)).toEqual([{ column: 0, from: 1, to: 3 }]);
      expect(merged.heads).toEqual([{ line: 2, from: 1, to: 2 }]);
    }
  });
});

describe('a header of two lines', () => {
  const upper = ['Nr', 'Rechnungsadresse', '', '', 'Lieferadresse', '', ''];
  const lower = ['', 'Name', 'Straße', 'Ort', 'Name', 'Straße', 'Ort'];
  const row = ['1', 'Max', 'Weg 1', 'Köln', 'Eva', 'Ring 8', 'Bonn'];
  const headerOf = async (head: string[][], ranges: string[]) => {
    const { source, workbook } = await opened([...head, row], ranges);
    if (workbook === undefined) throw new Error('no workbook');
    const sniffed = await sniffSource(source, { createDecoder, isHeaderWord, workbook });
    return sniffed.ok ? sniffed.value.header : sniffed.issues;
  };

  it('names each group over the columns its cell is merged over, and no further', async () => {
    const head = [upper.map((text) => (text === 'Lieferadresse' ? '' : text)), lower];
    expect(await headerOf(head, ['A1:A2', 'B1:D1'])).toEqual([
      'Nr',
      'Rechnungsadresse Name',
      'Rechnungsadresse Straße',
      'Rechnungsadresse Ort',
      'Name',
      'Straße',
      'Ort',
    ]);
  });

  it('names a group that is not merged up to the next one', async () => {
    expect((await headerOf([upper, lower], ['B1:D1'])).slice(4)).toEqual([
      'Lieferadresse Name',
      'Lieferadresse Straße',
      'Lieferadresse Ort',
    ]);
  });
});
