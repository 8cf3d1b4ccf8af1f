import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aSource, createDecoder } from '../../../testing/import-bytes.js';
import { inspectSource } from '../inspect.js';
import { createCsvParser } from './parse.js';
import { createRowFilter } from './row-filter.js';
import { sniff } from '../sniff.js';
import type { Dialect } from '../../order-import.types.js';

const HEADER = ['Bestellnr.', 'Datum', 'Name', 'Straße', 'PLZ', 'Ort', 'Artikelnr.', 'Menge'];
const isHeaderWord = (cell: string): boolean => HEADER.includes(cell.trim());

const row = fc.tuple(
  fc.integer({ min: 1001, max: 99_999 }).map((id) => `B-${id}`),
  fc.constantFrom('13.11.2026', '2026-11-14'),
  fc.constantFrom('Ada Weiß', 'Gesamt GmbH', 'Total; "AG"', 'Summe'),
  fc.constantFrom('Weg 1', 'Stand am Ofen 3'),
  fc.constantFrom('50667', '01067'),
  fc.constantFrom('Köln', 'Ende'),
  fc.constantFrom('A-1', '4711', 'BECHER'),
  fc.constantFrom('1', '12'),
);
/** An order's first row, and rows of further items, the order's own columns blank. */
const orders = fc
  .array(fc.tuple(row, fc.integer({ min: 0, max: 2 })), { minLength: 1, maxLength: 8 })
  .map((list) =>
    list.flatMap(([first, more]) => [
      first,
      ...Array.from({ length: more }, () => ['', '', '', '', '', '', first[6], first[7]]),
    ]),
  );
const titles = fc.subarray([
  'Auftragsliste Muster GmbH',
  'Erstellt am 18.11.2026',
  '',
  'Export;;;;;;;',
  'Zeitraum;01.11.2026',
]);
const footers = fc.subarray([
  'Summe;;;;;;;13',
  'Gesamt: 3 Bestellungen',
  '',
  '3 record(s) downloaded',
  '3;record(s) downloaded;from;Nov-01-26;00:00:00; to;Nov-20-26',
  '3;Datensatz/Datensätze heruntergeladen;von;01-Nov-26; bis;20-Nov-26',
  'Seller ID : x',
  'Anzahl;2;;;;;;',
]);

const line = (cells: readonly string[]): string =>
  cells.map((cell) => (/[;"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';');

/** The rows of a text as a check reads them, in pieces. */
function rowsOf(text: string, dialect: Dialect, pieceChars: number): (readonly string[])[] {
  const filter = createRowFilter(dialect);
  const rows: (readonly string[])[] = [];
  const parser = createCsvParser({
    delimiter: dialect.delimiter,
    onRecord: (cells, at) => filter.kindOf(cells, at) === 'row' && rows.push(cells),
    onBroken: () => {},
  });
  for (let at = 0; at < text.length; at += pieceChars) parser.push(text.slice(at, at + pieceChars));
  parser.end();
  return rows;
}

it('gives the same rows whatever stands around them, wherever the text is cut', () => {
  fc.assert(
    fc.property(
      orders,
      titles,
      footers,
      fc.boolean(),
      fc.integer({ min: 1, max: 500 }),
      (rows, above, below, separator, pieceChars) => {
        const text = [
          ...(separator ? ['sep=;'] : []),
          ...above,
          line(HEADER),
          ...rows.map(line),
          ...below,
        ].join('\r\n');
        const found = sniff(new TextEncoder().encode(text), { createDecoder, complete: true, isHeaderWord });
        if (!found.ok) throw new Error(found.issues[0]?.code);
        expect(found.value.header).toEqual(HEADER);
        expect(rowsOf(text, found.value.dialect, pieceChars)).toEqual(rows);
      },
    ),
    { numRuns: 300 },
  );
});

it('is looked through alike in pieces of any size', async () => {
  const text = ['Liste', '', line(HEADER), 'B-1;13.11.2026;Ada;Weg 1;50667;Köln;A-1;2', 'Summe;;;;;;;2'].join(
    '\n',
  );
  const whole = await inspectSource(aSource(text), { createDecoder, isHeaderWord });
  for (const pieceBytes of [1, 7, 30]) {
    expect(await inspectSource(aSource(text, pieceBytes), { createDecoder, isHeaderWord })).toEqual(whole);
  }
  expect(whole.ok && [whole.value.rows, whole.value.detection.leftOut.map(({ reason }) => reason)]).toEqual([
    1,
    ['title', 'totals'],
  ]);
});
