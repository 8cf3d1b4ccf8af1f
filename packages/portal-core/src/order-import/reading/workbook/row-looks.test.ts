import { describe, expect, it } from 'vitest';
import { aSource, createDecoder } from '../../../testing/import-bytes.js';
import { aWorkbook } from '../../../testing/workbook-files.js';
import { openSheetSource } from '../sheet-source.js';

const COLOURS: Readonly<Record<string, string>> = {
  red: '<fgColor rgb="FFFF0000"/>',
  green: '<fgColor theme="9"/>',
  grey: '<fgColor theme="0" tint="-0.05"/>',
  white: '<fgColor rgb="FFFFFFFF"/>',
};
const NAMES = ['plain', ...Object.keys(COLOURS), 'whiteLetters', 'blackLetters', 'greyLetters'];
const STYLES =
  `<fonts><font/><font><color theme="0"/></font><font><color indexed="8"/></font><font><color rgb="FFBFBFBF"/></font></fonts>` +
  `<fills><fill><patternFill patternType="none"/></fill>${Object.values(COLOURS)
    .map((colour) => `<fill><patternFill patternType="solid">${colour}</patternFill></fill>`)
    .join('')}</fills>` +
  `<cellXfs>${NAMES.map((name, at) => `<xf fillId="${at < 5 ? at : 0}" fontId="${Math.max(0, at - 4)}" x="${name}"/>`).join('')}</cellXfs>`;

/** A row as `number look look …`: its first cell, blank with `-`, and the looks of it and of its other cells. */
function rowXml(row: string): string {
  const [number = '', ...looks] = row.split(' ');
  const cells = looks.map((look, at) => {
    const text = at === 0 ? number.replace('-', '') : `x${at}`;
    return `<c s="${NAMES.indexOf(look)}" t="inlineStr"><is><t>${text}</t></is></c>`;
  });
  return `<row>${cells.join('')}</row>`;
}

async function coloured(...rows: string[]) {
  const book = aWorkbook({ sheets: { A: rows.map(rowXml).join('') }, styles: STYLES });
  const opened = await openSheetSource(aSource(book, 900), { createDecoder });
  return opened.ok ? opened.value.workbook?.colouredLines : opened.issues;
}

/** A row of one look. */
const all = (number: string, look: string): string => `${number} ${look} ${look} ${look}`;

describe('the rows of a sheet that are coloured otherwise', () => {
  it.each([
    ['a background', 'red', 'FF0000'],
    ['a colour of the theme', 'green', 'theme 9'],
    ['white letters on white', 'whiteLetters', 'FFFFFF / theme 0'],
    ['grey letters', 'greyLetters', 'FFFFFF / BFBFBF'],
  ])('are told with their colours: %s', async (_, look, colours) => {
    const rows = [all('Nr', 'plain'), all('B-1', 'plain'), all('B-2', look), all('B-3', 'plain')];
    expect(await coloured(...rows)).toEqual([{ colours, lines: [3] }]);
  });

  it('are told where two are done and two are open', async () => {
    const rows = [all('Nr', 'plain'), ...['B-1', 'B-2'].map((id) => all(id, 'green'))];
    expect(await coloured(...rows, all('B-3', 'plain'), all('B-4', 'plain'))).toEqual([
      { colours: 'theme 9', lines: [2, 3] },
    ]);
  });

  it('are told by the first cell alone, and by half of the cells', async () => {
    const rows = [
      'Nr plain plain plain',
      'B-1 red plain plain',
      'B-2 plain green green',
      'B-3 plain plain red',
    ];
    expect(await coloured(...rows, all('B-4', 'plain'))).toEqual([
      { colours: 'theme 9', lines: [3] },
      { colours: 'FF0000', lines: [2] },
    ]);
  });

  it('are told by single cells with a background of their own, in rows of any look', async () => {
    const rows = ['plain', 'grey', 'plain', 'grey', 'plain', 'grey', 'plain', 'grey', 'plain'];
    const table = rows.map((look, at) => `${at === 0 ? 'Nr' : `B-${at}`} ${look} ${look} ${look}`);
    table[1] = 'B-1 grey red grey';
    table[6] = 'B-6 plain plain green';
    expect(await coloured(...table)).toEqual([
      { colours: 'FF0000', lines: [2] },
      { colours: 'theme 9', lines: [7] },
    ]);
  });

  it('are not told by coloured cells of many rows, by letters of single cells, and by blank ones', async () => {
    const looks = ['red', 'red', 'red', 'red', 'plain', 'plain', 'plain', 'plain', 'plain', 'plain', 'plain'];
    const rows = looks.map((look, at) => `B-${at} plain plain ${look}`);
    rows[5] = 'B-5 plain plain greyLetters';
    expect(await coloured('Nr plain green plain', ...rows)).toBeUndefined();
  });

  it('are not what alternates from row to row', async () => {
    const looks = ['red', 'grey', 'plain', 'grey', 'plain', 'grey'];
    expect(await coloured(...looks.map((look, at) => all(`B-${at}`, look)))).toEqual([
      { colours: 'FF0000', lines: [1] },
    ]);
  });

  it('are not what alternates from order to order', async () => {
    const rows = [
      'Nr red',
      'B-1 grey',
      '- grey',
      'B-2 plain',
      'B-3 grey',
      'B-4 plain',
      '- plain',
      'B-5 grey',
    ];
    const found = await coloured(...rows.map((row) => all(...(row.split(' ') as [string, string]))));
    expect(found).toEqual([{ colours: 'FF0000', lines: [1] }]);
  });

  it('are those of single rows between others that alternate, and at the end', async () => {
    const looks = ['plain', 'grey', 'plain', 'grey', 'red', 'grey', 'plain', 'grey', 'plain', 'green'];
    expect(await coloured(...looks.map((look, at) => all(`B-${at}`, look)))).toEqual([
      { colours: 'FF0000', lines: [5] },
      { colours: 'theme 9', lines: [10] },
    ]);
  });

  it('are those of the first order below its header', async () => {
    const rows = ['red', ...Array.from({ length: 9 }, () => 'plain')].map((look, at) => all(`B-${at}`, look));
    expect(await coloured(all('Nr', 'plain'), ...rows)).toEqual([{ colours: 'FF0000', lines: [2] }]);
  });

  it('are not those of a coloured column, white cells, black letters, and white headers alone', async () => {
    const rows = ['B-1', 'B-2', '-', 'B-3'].map((id) => `${id} green white blackLetters whiteLetters`);
    expect(await coloured('Nr plain plain plain', ...rows)).toEqual([{ colours: 'FFFFFF', lines: [1] }]);
  });
});
