import { describe, expect, it } from 'vitest';
import { createDecoder } from '../../../testing/import-bytes.js';
import type { DialectOverrides } from '../dialect-overrides.js';
import { sniff } from '../sniff.js';

const WORDS = new Set(
  'bestellnr. datum name straße plz ort land artikelnr. menge lieferadresse rechnungsadresse bestellung artikel kunde'.split(
    ' ',
  ),
);
const isHeaderWord = (cell: string): boolean => WORDS.has(cell.trim().toLowerCase());

function looked(text: string, overrides: DialectOverrides = {}) {
  const result = sniff(new TextEncoder().encode(text), {
    createDecoder,
    complete: true,
    overrides,
    isHeaderWord,
  });
  if (!result.ok) throw new Error(result.issues[0]?.code);
  return result.value;
}
function place(text: string, overrides?: DialectOverrides) {
  const { detection } = looked(text, overrides);
  return [detection.firstLine.value, detection.hasHeader.value, detection.headerRows.value];
}

const HEADER = 'Bestellnr.;Datum;Name;Straße;PLZ;Ort;Artikelnr.;Menge';
const ROWS =
  '1001;13.11.2026;Ada Weiß;Weg 1;50667;Köln;A-1;2\n1002;14.11.2026;Eva Grün;Weg 2;10115;Berlin;A-2;1\n';

describe('where the data begins', () => {
  it.each([
    ['the header first', `${HEADER}\n${ROWS}`, 1],
    ['a line for Excel', `sep=;\n${HEADER}\n${ROWS}`, 2],
    ['a quoted line for Excel', `"sep=;"\r\n${HEADER}\n${ROWS}`, 2],
    ['a title, a date and empty lines', `Aufträge Muster GmbH\nStand: 18.11.2026\n\n\n${HEADER}\n${ROWS}`, 5],
    ['titles padded by Excel', `Export;;;;;;;\nDatum;18.11.2026;;;;;;\n;;;;;;;\n${HEADER}\n${ROWS}`, 4],
    ['empty lines around the header', `\n${HEADER}\n\n${ROWS}`, 2],
    ['a title of two header words', `Bestellung;Kunde\n${HEADER}\n${ROWS}`, 2],
  ])('is found below or at %s', (_, text, line) => {
    const { detection, header, samples } = looked(text);
    expect([detection.firstLine.value, detection.hasHeader.value]).toEqual([line, true]);
    expect(detection.firstLine.confidence).toBeGreaterThan(0.6);
    expect([header.join(';'), samples.length, samples[0]?.[0]]).toEqual([HEADER, 2, '1001']);
  });

  it('takes the delimiter from the line for Excel', () => {
    const { detection } = looked('sep=,\nName,Ort\n"a;b;c","d;e;f"\n');
    expect(detection.delimiter).toEqual({ value: ',', confidence: 1, chosen: false });
  });

  it('takes no delimiter from that line which cuts no other', () => {
    expect(looked('sep=,\nBestellnr.;Datum;Name\nB-1;13.11.2026;Ada\n').detection.delimiter.value).toBe(';');
  });

  it('is below a line that numbers the columns', () => {
    expect(looked('1;2;3\nBestellnr.;Datum;Name\nB-1;13.11.2026;Ada\n').dialect.firstLine).toBe(2);
  });

  it('names the lines before it', () => {
    expect(looked(`sep=;\nAufträge\n${HEADER}\n${ROWS}`).detection).toMatchObject({
      leftOut: [
        { line: 1, reason: 'separator', text: 'sep=' },
        { line: 2, reason: 'title', text: 'Aufträge' },
      ],
      leftOutCount: 2,
    });
  });

  it('is unsure below a title when no word of the header is known', () => {
    const { detection, header } = looked('Liste\n\nalpha;beta;gamma\n1;2,50;x\n2;3,50;y\n');
    expect([detection.firstLine.value, header]).toEqual([3, ['alpha', 'beta', 'gamma']]);
    expect(detection.firstLine.confidence).toBeLessThan(0.6);
  });

  it('is the first header of files that were put together, and never below rows', () => {
    const other = 'Bestellnr.;Datum;Name;Straße;PLZ;Ort;Land;Artikelnr.;Menge';
    expect(place(`${HEADER}\n${ROWS}${other}\n`)).toEqual([1, true, 1]);
    expect(place(`${ROWS}${HEADER}\n${ROWS}`)).toEqual([1, false, 1]);
  });

  it('is the first row of a file without a header, below a title', () => {
    const { detection, samples } = looked(`Aufträge vom November\n${ROWS}`);
    expect(detection.hasHeader.value).toBe(false);
    expect(detection.firstLine).toMatchObject({ value: 2, confidence: 0.5 });
    expect(samples.length).toBe(2);
  });

  it('is where it was chosen to be', () => {
    const text = `Muster;GmbH\n${HEADER}\n${ROWS}`;
    expect(place(text, { firstLine: 1 })).toEqual([1, true, 1]);
    expect(looked(text, { firstLine: 3 }).samples.length).toBe(2);
    expect(place(text, { firstLine: 3 })).toEqual([3, false, 1]);
    expect(place(text, { firstLine: 2, hasHeader: true })).toEqual([2, true, 1]);
  });
});

describe('a header of two lines', () => {
  it('is joined column by column, the upper line carried on over its gaps', () => {
    const { detection, header, samples } = looked(
      `Bestellung;;Lieferadresse;;;;Artikel;\nBestellnr.;Datum;Name;Straße;PLZ;Ort;Artikelnr.;Menge\n${ROWS}`,
    );
    expect([detection.firstLine.value, detection.headerRows.value]).toEqual([1, 2]);
    expect(header.slice(1, 4)).toEqual(['Bestellung Datum', 'Lieferadresse Name', 'Lieferadresse Straße']);
    expect(samples.length).toBe(2);
  });

  it('has names in its upper line where the lower has none', () => {
    const { header } = looked(
      `Bestellnr.;Datum;Lieferadresse;;;;Artikelnr.;Menge\n;;Name;Straße;PLZ;Ort;;\n${ROWS}`,
    );
    expect(header.join()).toBe(
      'Bestellnr.,Datum,Lieferadresse Name,Lieferadresse Straße,Lieferadresse PLZ,Lieferadresse Ort,Artikelnr.,Menge',
    );
  });

  it('is found below a title', () => {
    expect(place(`Liste\n\n;;Lieferadresse;;;;;\n${HEADER}\n${ROWS}`)).toEqual([3, true, 2]);
  });

  it('is not made of a header and a row of words', () => {
    expect(place('Name;;Ort;Land\nAda;Weiß;Köln;Österreich\n')).toEqual([1, true, 1]);
  });

  it('is one line when that was chosen', () => {
    const text = `Bestellung;;Lieferadresse;;;;Artikel;\n${HEADER}\n${ROWS}`;
    expect(place(text, { headerRows: 1, firstLine: 2 })).toEqual([2, true, 1]);
  });
});
