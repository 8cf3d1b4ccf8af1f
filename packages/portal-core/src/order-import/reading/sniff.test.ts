import { readFileSync } from 'node:fs';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { createDecoder } from '../../testing/import-bytes.js';
import type { DialectOverrides } from './dialect-overrides.js';
import { sniff, type Sniffed } from './sniff.js';

const importFile = (name: string): Uint8Array => readFileSync(new URL(`../files/${name}`, import.meta.url));

const bytes = (text: string, encoding = 'utf-8'): Uint8Array => iconv.encode(text, encoding);
const look = (head: Uint8Array, overrides: DialectOverrides = {}, complete = true) =>
  sniff(head, { createDecoder, complete, overrides });
function sniffed(head: Uint8Array | string, overrides?: DialectOverrides, complete?: boolean): Sniffed {
  const result = look(typeof head === 'string' ? bytes(head) : head, overrides, complete);
  if (!result.ok) throw new Error(result.issues.map(({ code }) => code).join());
  return result.value;
}
const refusal = (head: Uint8Array) => {
  const result = look(head);
  return result.ok ? 'fine' : result.issues.map(({ path, code }) => `${path} ${code}`).join();
};

const GERMAN = 'Bestellnr.;Name;Preis €\r\nB-1;Käthe Weiß;12,50 €\r\nB-2;Jürgen;1.234,56 €\r\n';

describe('the encoding', () => {
  it.each([
    ['utf-8', 'utf-8', 'windows-1252'],
    ['windows-1252', 'windows-1252', 'utf-8'],
    ['utf-16le', 'utf-16le', 'windows-1252'],
    ['macroman', 'macintosh', 'windows-1252'],
  ] as const)('of text in %s is read as %s where an earlier file was in %s', (written, read, kept) => {
    const head = bytes(GERMAN.replaceAll('€', ''), written);
    expect(sniffed(head, { keptEncoding: kept }).dialect.encoding).toBe(read);
  });

  it('is mended in a header whose letters were encoded twice', () => {
    expect(sniffed('Bestellnr.;StraÃŸe;Preis â‚¬\nB-1;Ring 3;5\n').header).toEqual([
      'Bestellnr.',
      'Straße',
      'Preis €',
    ]);
  });

  it('is that of an earlier file where one letter leaves it open', () => {
    const german = 'B-1;Jörg Größel;München\r\n'.repeat(20);
    const head = bytes(`Bestellnr.;Name;Ort\r\n${german}B-2;Michał Weiß;Köln\r\n`, 'windows-1250');
    expect(sniffed(head).detection.encoding.readings?.length).toBeGreaterThan(1);
    expect(sniffed(head, { keptEncoding: 'windows-1250' }).detection.encoding).toMatchObject({
      value: 'windows-1250',
      chosen: true,
    });
  });

  it.each([
    ['utf-8', bytes(GERMAN)],
    ['utf-8', bytes(`\ufeff${GERMAN}`)],
    ['utf-16le', bytes(`\ufeff${GERMAN}`, 'utf-16le')],
    ['utf-16be', bytes(`\ufeff${GERMAN}`, 'utf-16be')],
    ['utf-16le', bytes(GERMAN, 'utf-16le')],
    ['utf-16be', bytes(GERMAN, 'utf-16be')],
    ['windows-1252', bytes(GERMAN, 'windows-1252')],
  ])('is %s, with every character intact and no byte order mark', (encoding, head) => {
    const { detection, header, samples } = sniffed(head);
    expect(detection.encoding.value).toBe(encoding);
    expect(detection.encoding.confidence).toBeGreaterThan(0.8);
    expect([header, samples[0]]).toEqual([
      ['Bestellnr.', 'Name', 'Preis €'],
      ['B-1', 'Käthe Weiß', '12,50 €'],
    ]);
  });

  it('is UTF-8 when only the last character is cut', () => {
    const head = bytes('a;b\n1;ü\n2;ü');
    expect(sniffed(head.subarray(0, -1), {}, false).detection.encoding.value).toBe('utf-8');
    expect(sniffed(head.subarray(0, -1), {}, true).samples[1]).toEqual(['2', '\ufffd']);
  });

  it('is less sure when nothing beyond ASCII was seen and the file goes on', () => {
    expect(sniffed('a;b\n1;2\n', {}, false).detection.encoding.confidence).toBeLessThan(1);
  });

  it.each([
    [[0xc0, 0xaf]], // overlong
    [[0xed, 0xa0, 0x80]], // surrogate
    [[0xf4, 0x90, 0x80, 0x80]], // beyond Unicode
  ])('is not UTF-8 for %j', (wrong) => {
    const head = new Uint8Array([...bytes('a;b\n1;'), ...wrong, 0x0a]);
    const { value, confidence } = sniffed(head).detection.encoding;
    expect(value).not.toBe('utf-8');
    expect(confidence).toBeLessThan(0.6);
  });

  it('reads the UTF-16 file of node-csv and the BOM file of PapaParse', () => {
    expect(sniffed(importFile('365-utf16le-bom-windows.csv')).header).toEqual(['a', 'b', 'c']);
    expect(sniffed(importFile('utf-8-bom-sample.csv')).header).toEqual(['A', 'B', 'C']);
  });
});

describe('the delimiter', () => {
  it.each([
    [';', 'a;b;c\n1,5;"x,y,z";3\n2,5;u,v;4\n'],
    [',', 'a,b,c\n1,"x;y;z;w",3\n2,u;v,4\n'],
    ['\t', 'a\tb\n1,5\tx;y\n'],
    ['|', 'a|b|c\n1|2|3\n'],
    [';', 'a;b\n"x\n,,,,\n";2\n3;4\n'],
  ])('is %j, counted outside quotation marks', (delimiter, text) => {
    const { detection } = sniffed(text);
    expect(detection.delimiter).toMatchObject({ value: delimiter, chosen: false });
    expect(detection.delimiter.confidence).toBeGreaterThan(0.6);
  });

  it.each(['Name\nAda\nEva\n', 'Nr    Ort     PLZ\n1001  Köln    50667\n', 'Nr~Ort~PLZ\n1001~Köln~50667\n'])(
    'is not made up: %j is refused',
    (text) => {
      expect(look(bytes(text))).toMatchObject({
        issues: [{ code: 'fileType', params: { kind: 'noColumns' } }],
      });
      expect(look(bytes(text), { delimiter: ';' }).ok).toBe(true);
    },
  );

  it.each([
    ['"Nr;Ort;PLZ;Land"\r\n"1001;""Köln; Mitte"";50667;DE"\r\n', ';'],
    ['Nr,Ort,PLZ,Land\n"1001,""Köln, Mitte"",50667,DE"\n', ','],
  ])('is found inside lines that were quoted as a whole: %j', (text, value) => {
    const { detection, header } = sniffed(text);
    expect([detection.delimiter.value, header]).toEqual([value, ['Nr', 'Ort', 'PLZ', 'Land']]);
  });
});

describe('line end, header and overrides', () => {
  it.each([
    ['lf', 'a;b\n1;2\n'],
    ['crlf', 'a;b\r\n1;2\r\n'],
    ['cr', 'a;b\r1;2\r'],
  ])('tells %s', (value, text) => {
    expect(sniffed(text).detection.lineEnd).toMatchObject({ value, confidence: 1 });
  });

  it('tells a file without a header and names its columns like a spreadsheet', () => {
    const { detection, header, samples } = sniffed('1001;01.02.2026;a@b.de\n1002;02.02.2026;c@d.de\n');
    expect(detection.hasHeader.value).toBe(false);
    expect([header, samples.length]).toEqual([['A', 'B', 'C'], 2]);
  });

  it('takes what was chosen in place of a guess', () => {
    const { dialect, detection } = sniffed('a,b;c\n1,2;3\n', {
      delimiter: ',',
      hasHeader: false,
      encoding: 'windows-1252',
      dateOrder: 'mdy',
    });
    expect(dialect).toEqual({ encoding: 'windows-1252', delimiter: ',', hasHeader: false, dateOrder: 'mdy' });
    expect(detection.delimiter).toEqual({ value: ',', confidence: 1, chosen: true });
  });

  it('accepts a file that is only a header', () => {
    expect(sniffed('Bestellnr.;Datum\n')).toMatchObject({ header: ['Bestellnr.', 'Datum'], samples: [] });
  });
});

describe('the date order', () => {
  const order = (...dates: string[]) =>
    sniffed(`id;date\n${dates.map((d) => `A;${d}`).join('\n')}\n`).detection.dateOrder;
  it.each([
    ['dmy', ['13/05/2026', '01/02/2026']],
    ['mdy', ['05/13/2026', '01/02/2026']],
    ['ymd', ['2026-05-13', '2026-01-02 10:00:00']],
    ['dmy', ['05.06.2026', '01.02.2026']],
  ])('is %s', (value, dates) => expect(order(...dates)).toMatchObject({ value, ambiguous: false }));

  it('is asked when the values fit more than one', () => {
    expect(order('05/06/2026', '01/02/2026')).toMatchObject({ value: null, ambiguous: true });
    expect(order('13/06/2026', '06/13/2026')).toMatchObject({ value: null, ambiguous: true });
  });

  it('is nothing, and not asked, without dates', () => {
    expect(order('x')).toMatchObject({ value: null, ambiguous: false });
  });
});

describe('files that are no CSV', () => {
  it.each([
    ['xlsx', bytes('PK\u0003\u0004....[Content_Types].xml..xl/workbook.xml', 'latin1')],
    ['xlsb', bytes('PK\u0003\u0004....xl/worksheets/sheet1.bin..xl/workbook.bin', 'latin1')],
    ['ods', bytes('PK\u0003\u0004..mimetypeapplication/vnd.oasis.opendocument.spreadsheet', 'latin1')],
    ['numbers', bytes('PK\u0003\u0004....Index/Document.iwa', 'latin1')],
    ['document', bytes('PK\u0003\u0004....word/document.xml', 'latin1')],
    ['zip', bytes('PK\u0003\u0004rest', 'latin1')],
    ['pdf', bytes('%PDF-1.7\n')],
    ['image', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
    ['image', bytes('\0\0\0\u0018ftypheic', 'latin1')],
    ['xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2])],
    [
      'xlsxEncrypted',
      Buffer.concat([Buffer.of(0xd0, 0xcf, 0x11, 0xe0), bytes('EncryptedPackage', 'utf-16le')]),
    ],
    ['html', bytes('\n<!DOCTYPE html><table>')],
    ['html', bytes('<meta charset="utf-8"><table><tr><td>1</td></tr></table>')],
    ['html', bytes('\ufeff<html>', 'utf-16le')],
    ['xml', bytes('<?xml version="1.0"?><orders/>')],
    ['xml', bytes('<orders>\n<order id="1"/>\n</orders>')],
    ['json', bytes('[{"order": 1, "name": "Ada"}]')],
    ['json', bytes('{ "orders": [] }')],
    ['json', bytes('{"id":1}\n{"id":2}\n')],
    ['binary', new Uint8Array([65, 0, 66, 67, 0, 0, 68, 59, 10])],
    ['binary', new Uint8Array([1, 2, 3, 65, 66, 7, 8])],
  ])('are refused as %s', (kind, head) => {
    expect(look(head)).toEqual({ ok: false, issues: [{ path: 'file', code: 'fileType', params: { kind } }] });
  });

  it.each(['<Nr>;Ort\n1;Köln\n', '[Nr];[Ort]\n1;Köln\n', '{Nr};Ort\n1;Köln\n', '"[""a"";x]";Ort\n1;Köln\n'])(
    'are not files whose header only begins like one: %j',
    (text) => expect(sniffed(text).samples.length).toBe(1),
  );

  it('refuses an empty file', () => {
    expect(refusal(new Uint8Array())).toBe('file fileEmpty');
    expect(refusal(bytes('\ufeff \r\n'))).toBe('file fileEmpty');
  });
});
