import { readFileSync } from 'node:fs';
import { parse as csvParse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BrokenRecord } from './broken-record.js';
import type { ImportDelimiter } from '../../order-import.types.js';
import { createCsvParser, MAX_RECORD_CHARS } from './parse.js';

interface Read {
  records: [number, string[]][];
  broken: BrokenRecord[];
  lines: number;
}

function read(pieces: readonly string[], delimiter: ImportDelimiter = ','): Read {
  const result: Read = { records: [], broken: [], lines: 0 };
  const parser = createCsvParser({
    delimiter,
    onRecord: (cells, line) => result.records.push([line, cells]),
    onBroken: (broken) => result.broken.push(broken),
  });
  for (const piece of pieces) parser.push(piece);
  parser.end();
  result.lines = parser.lines;
  return result;
}

const file = (name: string) => readFileSync(new URL(`../../files/${name}`, import.meta.url), 'utf8');
const cellsOf = (text: string, delimiter: ImportDelimiter = ',') =>
  read([text], delimiter).records.map(([, cells]) => cells);

/** Cuts a text at the given places, whatever they are. */
function cut(text: string, places: readonly number[]): string[] {
  const sorted = [...places.map((p) => p % (text.length + 1)), 0, text.length].sort((a, b) => a - b);
  return sorted.slice(1).map((end, i) => text.slice(sorted[i], end));
}

const wildText = fc.string({
  unit: fc.constantFrom('a', 'ß', '€', ',', ',', '"', '"', '""', '\n', '\r\n', '\r', ' ', 'x,"', '",', '"\n'),
  maxLength: 60,
});

describe('the CSV parser on csv-spectrum', () => {
  it.each([
    'comma_in_quotes',
    'empty',
    'empty_crlf',
    'escaped_quotes',
    'json',
    'newlines',
    'quotes_and_newlines',
    'simple',
    'simple_crlf',
    'utf8',
  ])('reads %s as expected', (name) => {
    const [header = [], ...rows] = cellsOf(file(`${name}.csv`));
    const objects = rows.map((row) => Object.fromEntries(row.map((cell, i) => [header[i], cell])));
    expect(objects).toEqual(JSON.parse(file(`${name}.json`)));
  });

  it('keeps quotation marks that stand inside an unquoted cell', () => {
    expect(cellsOf(file('location_coordinates.csv'))[1]?.[1]).toMatch(/^37.+36'37\.8"N 121.+2'17\.9"W$/);
  });

  it('reads a row with a field too few and one too many as they are', () => {
    expect(cellsOf(file('malformed.tsv'), '\t').map((cells) => cells.length)).toContain(7);
  });
});

describe('the CSV parser', () => {
  it('tells the physical line a record begins on', () => {
    const { records, lines } = read(['a\r\n\r\n"b\nc\r\nd",e\n\nf']);
    expect(records).toEqual([
      [1, ['a']],
      [3, ['b\nc\r\nd', 'e']],
      [7, ['f']],
    ]);
    expect(lines).toBe(7);
  });

  it('reads files whose lines end in CR alone', () => {
    expect(read(['a,b\rc,"d\re"\rf,g']).records).toEqual([
      [1, ['a', 'b']],
      [2, ['c', 'd\re']],
      [4, ['f', 'g']],
    ]);
  });

  it('gives up one line, and no more, for a quotation mark that is never closed', () => {
    const { records, broken } = read(['a,b\n1,"open\n2,3\n4,5\n']);
    expect(broken).toEqual([
      { code: 'quoteNotClosed', line: 2, column: 2, text: '1,"open', cells: ['1', '"open'] },
    ]);
    expect(records).toEqual([
      [1, ['a', 'b']],
      [3, ['2', '3']],
      [4, ['4', '5']],
    ]);
  });

  it('gives up a line with text after a closing quotation mark', () => {
    const { records, broken } = read(['1,"Firma "X" GmbH",2\n3,4,5\n']);
    expect(broken.map((b) => [b.line, b.column, b.code])).toEqual([[1, 2, 'quoteNotClosed']]);
    expect(records).toEqual([[2, ['3', '4', '5']]]);
  });

  it('takes blanks around a quoted cell for no text', () => {
    const text = '"B-1"; "20.11.2026" ; "Firma ""X"" GmbH; Kiel";  "2"\nB-2 ; a "b" ; "c" d; "';
    expect(read([text], ';').records.map(([, cells]) => cells)).toEqual([
      ['B-1', '20.11.2026', 'Firma "X" GmbH; Kiel', '2'],
      ['B-2 ', ' a "b" ', ' "c" d', ' "'],
    ]);
  });

  it('keeps a cell of a million characters', () => {
    const long = 'x'.repeat(1_000_000);
    expect(cellsOf(`a,"${long}"\n1,2`)).toEqual([
      ['a', long],
      ['1', '2'],
    ]);
  });

  it('gives up a line longer than a record may be, wherever it is cut', () => {
    const text = `a,b\n${'x'.repeat(MAX_RECORD_CHARS + 5)},1\n"2",3\n`;
    const whole = read([text]);
    expect(whole.broken.map((b) => [b.line, b.code])).toEqual([[2, 'maxLength']]);
    expect(whole.records).toEqual([
      [1, ['a', 'b']],
      [3, ['2', '3']],
    ]);
    expect(read(text.match(/[^]{1,65536}/g) ?? [])).toEqual(whole);
  });

  it('reads a hostile file of opened quotation marks in less than ten seconds of the processor', () => {
    const begun = process.cpuUsage();
    const { records, broken } = read(`a",b;"x\n`.repeat(500_000).match(/[^]{1,65536}/g) ?? [], ';');
    expect(records.length + broken.length).toBeGreaterThan(1);
    expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(10);
  }, 180_000);

  it('gives the same records wherever the text is cut', () => {
    fc.assert(
      fc.property(wildText, fc.array(fc.nat(), { maxLength: 12 }), (text, places) => {
        expect(read(cut(text, places))).toEqual(read([text]));
      }),
      { numRuns: 5000 },
    );
  });

  it('reads what csv-parse reads, wherever csv-parse reads it', () => {
    fc.assert(
      fc.property(wildText, (text) => {
        const expected = byCsvParse(text);
        // Blanks around a quoted cell, which csv-parse takes for text, are none here.
        if (expected === null || expected.some(isWrappedRow) || / "|" /.test(text)) return;
        const { records, broken } = read([text]);
        expect(broken).toEqual([]);
        expect(records.map(([, cells]) => cells)).toEqual(expected);
      }),
      { numRuns: 5000 },
    );
  });

  it('gives back any table that is written with quotation marks', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ü', ';', '"', '\n', '\r', ' '), maxLength: 8 });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { maxLength: 6 });
    const written = (rows: string[][]) =>
      rows.map((row) => row.map((c) => `"${c.replaceAll('"', '""')}"`).join(';')).join('\r\n');
    fc.assert(
      fc.property(table, (rows) => {
        expect(cellsOf(written(rows), ';')).toEqual(rows);
      }),
    );
  });
});

/** What stands in quotation marks as a whole is cut once more, unlike by csv-parse. */
const isWrappedRow = (cells: string[]): boolean => cells.length === 1 && /(?:,[^,]*){3}/.test(cells[0] ?? '');

/** What csv-parse makes of a text, or null when it refuses it. Quotation marks inside unquoted cells are text for both. */
function byCsvParse(text: string): string[][] | null {
  try {
    return csvParse(text, {
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
    });
  } catch {
    return null;
  }
}
