import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { aSource, createDecoder } from '../../testing/import-bytes.js';
import { aWorkbook, textRows } from '../../testing/workbook-files.js';
import { inspectSource } from './inspect.js';
import { openSheetSource } from './sheet-source.js';

async function opened(bytes: Uint8Array, sheet?: string) {
  const result = await openSheetSource(aSource(bytes, 1000), {
    createDecoder,
    ...(sheet === undefined ? {} : { sheet }),
  });
  if (!result.ok) throw new Error(JSON.stringify(result.issues[0]));
  return result.value;
}
async function csv(bytes: Uint8Array, sheet?: string): Promise<string> {
  const { source } = await opened(bytes, sheet);
  let text = '';
  for await (const piece of source.open()) text += new TextDecoder().decode(piece);
  return text;
}
async function refusal(bytes: Uint8Array, sheet?: string) {
  const result = await openSheetSource(aSource(bytes), {
    createDecoder,
    ...(sheet === undefined ? {} : { sheet }),
  });
  return result.ok ? 'fine' : [result.issues[0]?.code, result.issues[0]?.params];
}

/** A workbook of one row, in the style formats of `styles`. */
const oneRow = (cells: string, more: Partial<Parameters<typeof aWorkbook>[0]> = {}) =>
  aWorkbook({ sheets: { Tabelle1: `<row r="1">${cells}</row>` }, ...more });
const formats = (...codes: string[]): string =>
  `<numFmts>${codes.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join('')}</numFmts>` +
  `<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/>${codes.map((_, at) => `<xf numFmtId="${164 + at}"><alignment/></xf>`).join('')}</cellXfs>`;

describe('a cell of a workbook', () => {
  it.each([
    ['a shared text with its leading zeros', '<c r="A1" t="s"><v>1</v></c>', '01067'],
    ['a rich text, without what tells its sound', '<c t="s"><v>2</v></c>', 'Jörg Weiß'],
    ['a text in the cell', '<c t="inlineStr"><is><t xml:space="preserve"> A &amp; B</t></is></c>', ' A & B'],
    ['a shared text that is not there', '<c t="s"><v></v></c>', ''],
    ['a formula’s text', '<c t="str"><f>A1&amp;B1</f><v>B-1</v></c>', 'B-1'],
    ['a formula’s number', '<c><f>1+1</f><v>2</v></c>', '2'],
    ['a formula nobody worked out', '<c><f>1+1</f></c>', '#N/A'],
    ['an error', '<c t="e"><v>#REF!</v></c>', '#REF!'],
    ['a truth', '<c t="b"><v>1</v></c>', 'TRUE'],
    ['a long number', '<c><v>4260123456789</v></c>', '4260123456789'],
    ['a number with an exponent', '<c><v>4.260123456789E+12</v></c>', '4260123456789'],
    ['a number that lost digits', '<c><v>1.2345678901234567E+18</v></c>', '1.2345678901234568e+18'],
    ['a number with all its noise', '<c><v>12.300000000000001</v></c>', '12.3'],
    ['a small number', '<c><v>1.5E-7</v></c>', '0.00000015'],
    ['a text with delimiter and quotes', '<c t="inlineStr"><is><t>a;"b"</t></is></c>', '"a;""b"""'],
    [
      'a text of two lines',
      '<c t="inlineStr"><is><t>Weg 1&#10;Hof_x000D_2</t></is></c>',
      'Weg 1\u2028Hof\u20282',
    ],
    [
      'a text beyond the reach of escapes',
      '<c t="inlineStr"><is><t><![CDATA[A & <B>]]></t></is></c>',
      'A & <B>',
    ],
    ['a formula whose value was left blank', '<c><f>1+1</f><v></v></c>', '#N/A'],
    ['a formula’s 0', '<c><f>1-1</f><v>0</v></c>', '0'],
    ['a day', '<c s="1"><v>45979</v></c>', '2025-11-18'],
    ['a day of Excel’s own 1900', '<c s="1"><v>59</v></c>', '1900-02-28'],
    ['a day and time', '<c s="1"><v>45979.5625</v></c>', '2025-11-18T13:30:00'],
    ['a day by its own format', '<c s="2"><v>45979</v></c>', '2025-11-18'],
    ['a post code with its zero', '<c s="3"><v>1067</v></c>', '01067'],
    ['a number with letters in front', '<c s="4"><v>12</v></c>', 'B-0012'],
    ['an amount', '<c s="5"><v>1234.5</v></c>', '1234.5'],
    ['a time', '<c s="6"><v>0.5</v></c>', '12:00:00'],
    ['a piece count', '<c s="7"><v>2</v></c>', '2'],
    ['a post code of nine digits', '<c s="8"><v>21380123</v></c>', '02138-0123'],
    ['a number behind a text', '<c s="9"><v>12</v></c>', 'B-12'],
    ['a number of cartons', '<c s="11"><v>3</v></c>', '3 Karton'],
    ['a number longer than its format', '<c s="10"><v>12345</v></c>', '123/45'],
    ['a share in percent', '<c s="12"><v>0.19</v></c>', '19%'],
    ['a number in percent, and not as its hundredth', '<c s="13"><v>2</v></c>', '200%'],
    ['a number shown in thousands, with these', '<c s="14"><v>6000</v></c>', '6 × 1000'],
    ['a number shown in millions, with these', '<c s="15"><v>1500000</v></c>', '1.5 × 1000000'],
    ['a number that is not shown, as one too long for its cell', '<c s="16"><v>6</v></c>', '########'],
    ['a number shown as a blank', '<c s="17"><v>6</v></c>', '########'],
    ['a zero that is not shown', '<c s="16"><v>0</v></c>', '0'],
    ['a number whose zero alone is not shown', '<c s="18"><v>6</v></c>', '6'],
  ])('is read as %s', async (_, cells, text) => {
    const strings =
      '<si><t>x</t></si><si><t>01067</t></si><si><r><t>Jörg </t></r><r><t>Weiß</t></r><rPh sb="0"><t>yo</t></rPh></si>';
    const styles = formats(
      '[$-407]dd/\\ mmmm\\ yyyy',
      '00000',
      '&quot;B-&quot;0000',
      '#,##0.00\\ &quot;€&quot;',
      'hh:mm',
      '0&quot; Stk&quot;',
      '00000-0000',
      '&quot;B-&quot;General',
      '00\\/00',
      '0&quot; Karton&quot;',
      '0%',
      '0.0\\ %',
      '#,##0,',
      '0.0,,',
      ';;;',
      '&quot; &quot;;&quot; &quot;',
      '0;-0;;@',
    );
    expect(await csv(oneRow(cells, { strings, styles }))).toBe(`${text}\n`);
  });

  it('counts days from 1904 on where the workbook does', async () => {
    const book = oneRow('<c s="1"><v>44517</v></c>', { styles: formats(), since1904: true });
    expect(await csv(book)).toBe('2025-11-18\n');
  });
});

it('has no value where a formula was written without working it out', async () => {
  const book = oneRow('<c><f>2+2</f><v>0</v></c><c><v>0</v></c><c><f>1</f><v>1</v></c>', {
    uncalculated: true,
  });
  expect(await csv(book)).toBe('#N/A;0;1\n');
});

describe('a sheet', () => {
  it('has its row n on line n, and its columns where they stand', async () => {
    const rows =
      '<row r="2"><c r="B2"><v>1</v></c><c r="D2"/></row><x:row r="4" spans="1:2"><x:c r="A4"><x:v>2</x:v></x:c></x:row><row r="5"/>';
    expect(await csv(aWorkbook({ sheets: { A: rows } }))).toBe('\n;1;;\n\n2;;;\n\n');
  });

  it('is the first that is not hidden, or the one chosen by name or number', async () => {
    const book = aWorkbook({
      sheets: { '!Alt': textRows([['x']]), Mai: textRows([['m']]), 'Juni &amp; Juli': textRows([['j']]) },
    });
    expect((await opened(book)).workbook).toEqual({
      sheets: ['Mai', 'Juni & Juli'],
      sheet: 'Mai',
      chosen: false,
    });
    expect([await csv(book), await csv(book, 'juni & juli'), await csv(book, '2')]).toEqual([
      'm\n',
      'j\n',
      'j\n',
    ]);
    expect(await refusal(book, 'August')).toEqual(['unknownSheet', { sheets: 'Mai, Juni & Juli' }]);
  });

  it('is the first that is not empty, unless it was chosen', async () => {
    const book = aWorkbook({
      sheets: { Leer: '<row r="1"><c r="C1" s="1"/></row>', Mai: textRows([['m']]) },
    });
    expect([(await opened(book)).workbook?.sheet, await csv(book), await csv(book, 'Leer')]).toEqual([
      'Mai',
      'm\n',
      ';;\n',
    ]);
    expect(await csv(aWorkbook({ sheets: { Leer: '' } }))).toBe('');
  });

  it('tells its hidden rows, and they are no rows of orders unless they are kept', async () => {
    const rows = textRows([['Nr', 'Ort'], ['1001', 'Köln'], ['1002', 'Bonn'], []])
      .replace('<row><c t="inlineStr"><is><t>1001', '<row hidden="1"><c t="inlineStr"><is><t>1001')
      .replace('<row></row>', '<row hidden="true"></row>');
    const { source, workbook } = await opened(aWorkbook({ sheets: { A: rows } }));
    expect(workbook?.hiddenLines).toEqual([2]);
    const inspected = (keepLines: number[]) =>
      inspectSource(source, { createDecoder, overrides: { keepLines }, ...(workbook ? { workbook } : {}) });
    expect(await inspected([])).toMatchObject({
      value: {
        rows: 1,
        samples: [['1002', 'Bonn']],
        dialect: { hiddenLines: [2] },
        detection: { leftOut: [{ line: 2, reason: 'hidden', text: '1001 · Köln' }] },
      },
    });
    expect(await inspected([2])).toMatchObject({ value: { rows: 2, detection: { leftOutCount: 0 } } });
  });

  it('tells rows without height as hidden', async () => {
    const rows = textRows([
      ['Nr', 'Ort'],
      ['1001', 'Köln'],
      ['1002', 'Bonn'],
    ])
      .replace(
        '<row><c t="inlineStr"><is><t>1001',
        '<row ht="0" customHeight="1"><c t="inlineStr"><is><t>1001',
      )
      .replace('<row><c t="inlineStr"><is><t>1002', '<row ht="15"><c t="inlineStr"><is><t>1002');
    expect((await opened(aWorkbook({ sheets: { A: rows } }))).workbook?.hiddenLines).toEqual([2]);
  });

  it('ends where its values do, wherever a blank stands', async () => {
    const blank = '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t> </t></is></c></row>';
    const book = aWorkbook({ sheets: { A: `${textRows([['Nr', 'Ort']])}${blank}` } });
    expect((await csv(book)).trimEnd()).toBe('Nr;Ort');
  });

  it('has nothing of what is struck through in a row, and tells the rows that are struck through', async () => {
    const styles =
      '<fonts><font/><font><b/><strike/></font><font><strike val="0"/></font></fonts>' +
      '<cellXfs><xf fontId="0"/><xf fontId="1"/><xf fontId="2"/></cellXfs>';
    const run = (text: string, strike: string) => `<r><rPr>${strike}<sz val="11"/></rPr><t>${text}</t></r>`;
    const strings =
      `<si><t>Weg 1</t></si><si>${run('Weg 7 ', '<strike/>')}${run('Weg 3a', '<strike val="false"/>')}</si>` +
      `<si>${run('Hof', '<strike/>')}</si>`;
    const row = (...cells: [number, number][]) =>
      `<row>${cells.map(([style, text]) => `<c s="${style}" t="s"><v>${text}</v></c>`).join('')}</row>`;
    const rows =
      row([0, 0], [0, 1], [2, 0]) +
      row([0, 0], [0, 2], [0, 0]) +
      row([1, 0], [0, 0], [0, 0]) +
      row([0, 0], [1, 0]);
    const book = aWorkbook({ sheets: { A: rows }, strings, styles });
    expect(await csv(book)).toBe('Weg 1;Weg 3a;Weg 1\nWeg 1;;Weg 1\nWeg 1;Weg 1;Weg 1\nWeg 1;Weg 1;\n');
    expect((await opened(book)).workbook?.hiddenLines).toEqual([3, 4]);
  });

  it('has the line breaks of its cells in what is shown of it', async () => {
    const { source, workbook } = await opened(
      aWorkbook({
        sheets: {
          A: textRows([
            ['Nr', 'Adresse'],
            ['1', 'Weg 1\nKöln'],
          ]),
        },
      }),
    );
    const found = await inspectSource(source, { createDecoder, ...(workbook ? { workbook } : {}) });
    expect(found).toMatchObject({ value: { rows: 1, samples: [['1', 'Weg 1\nKöln']] } });
  });

  it('is the first that holds a table, where a cover stands before it', async () => {
    const cover = textRows([['So geht es'], ['1. Blatt ausfüllen']]);
    const table = textRows([
      ['Nr', 'Ort', 'Datum'],
      ['1001', 'Köln', '18.11.2026'],
    ]);
    const { workbook } = await opened(aWorkbook({ sheets: { Anleitung: cover, Mai: table, Juni: table } }));
    expect(workbook).toMatchObject({ sheet: 'Mai', otherTables: ['Anleitung', 'Juni'] });
  });

  it('names the other sheets that are filled in, unless it was chosen', async () => {
    const table = textRows([
      ['Nr', 'Ort', 'Datum'],
      ['1001', 'Köln', '18.11.2026'],
    ]);
    const book = aWorkbook({
      sheets: {
        Mai: table,
        Notiz: textRows([['Bitte bald']]),
        Storno: textRows([['Nr'], ['1001']]),
        Juni: table,
        '!Alt': table,
      },
    });
    expect((await opened(book)).workbook?.otherTables).toEqual(['Storno', 'Juni']);
    expect((await opened(book, 'Mai')).workbook).not.toHaveProperty('otherTables');
  });

  it('is inspected like any file, without a guess about how it is written', async () => {
    const rows = textRows([
      ['Auftragsliste'],
      [],
      ['Nr', 'Ort'],
      ['1,001', 'Köln'],
      ['1,002', 'Zürich, Kreis 1'],
    ]);
    const { source, workbook } = await opened(aWorkbook({ sheets: { A: rows } }), 'A');
    const found = await inspectSource(source, { createDecoder, ...(workbook ? { workbook } : {}) });
    if (!found.ok) throw new Error(found.issues[0]?.code);
    expect(found.value.dialect).toMatchObject({
      encoding: 'utf-8',
      delimiter: ';',
      firstLine: 3,
      sheet: 'A',
    });
    expect([found.value.header, found.value.rows]).toEqual([['Nr', 'Ort'], 2]);
  });

  it('is the same wherever its bytes are cut', async () => {
    const rows = Array.from({ length: 3000 }, (_, n) => [`B-${n}`, `Größe ${n} €`, 'x & y']);
    const book = aWorkbook({ sheets: { A: textRows(rows) } });
    const text = rows.map((cells) => `${cells.join(';')}\n`).join('');
    expect(await csv(book)).toBe(text);
  });
});

describe('a workbook that cannot be read', () => {
  const good = aWorkbook({ sheets: { A: textRows([['a', 'b']]) } });

  it('is refused when it was cut off, or changed', async () => {
    const damaged = ['fileType', { kind: 'xlsxDamaged' }];
    expect(await refusal(good.subarray(0, good.length - 40))).toEqual(damaged);
    const changed = good.slice();
    const at = Buffer.from(good).indexOf('xl/worksheets/sheet1.xml') + 30;
    changed[at] = (changed[at] ?? 0) ^ 0xff;
    expect(await refusal(changed)).toEqual(damaged);
  });

  it('is refused when a cell points to a text that is not there', async () => {
    expect(await refusal(oneRow('<c t="s"><v>7</v></c>', { strings: '<si><t>x</t></si>' }))).toEqual([
      'fileType',
      { kind: 'xlsxDamaged' },
    ]);
  });

  it('is refused when it would fill the memory', async () => {
    const bomb = (xml: string) => oneRow(`<c t="inlineStr"><is><t>${xml}</t></is></c>`);
    expect(await refusal(bomb('x'.repeat(20_000_000)))).toEqual(['fileType', { kind: 'xlsxTooLarge' }]);
    expect(await refusal(oneRow('<c r="XFD1"><v>1</v></c>'))).toEqual(['fileType', { kind: 'xlsxTooLarge' }]);
  });

  it('is left to be refused by its content when it is another kind of archive', async () => {
    const zip = zipSync({ 'a.csv': new Uint8Array([65]) });
    const { source, workbook } = await opened(zip);
    expect(workbook).toBeUndefined();
    expect(await inspectSource(source, { createDecoder })).toMatchObject({
      issues: [{ code: 'fileType', params: { kind: 'zip' } }],
    });
  });
});

it('gives any other file as it is', async () => {
  const bytes = new TextEncoder().encode('a;b\n1;2\n');
  expect(await csv(bytes)).toBe('a;b\n1;2\n');
  expect(await csv(new Uint8Array())).toBe('');
});
