import { expect, it } from 'vitest';
import { createDecoder } from '../../../testing/import-bytes.js';
import { aWorkbook, textRows, type WorkbookParts } from '../../../testing/workbook-files.js';
import { openWorkbook } from './open-workbook.js';
import { boxTextsIn } from './text-boxes.js';
import { contentsOf, inside, stringItemText, tagsOf, withoutCdata } from './xml.js';

/** Read from each beginning to the end, so many would take minutes. */
const MANY = 100_000;
const COMMENTS = {
  'xl/worksheets/_rels/sheet1.xml.rels':
    '<Relationships><Relationship Id="r" Type="x/comments" Target="../comments1.xml"/></Relationships>',
};

/** Seconds that the processor works on it. */
function seconds(work: () => unknown): number {
  const begun = process.cpuUsage();
  work();
  return process.cpuUsage(begun).user / 1e6;
}

it.each<[string, () => unknown]>([
  ['elements', () => inside('<sheets >'.repeat(MANY), 'sheets')],
  ['elements of a list', () => contentsOf('<font >'.repeat(MANY), 'font')],
  ['tags', () => [...tagsOf('<Relationship '.repeat(MANY), 'Relationship')]],
  ['CDATA sections', () => withoutCdata('<![CDATA['.repeat(MANY))],
  ['notes on pronunciation', () => stringItemText('<rPh >'.repeat(MANY))],
  ['text boxes', () => boxTextsIn(['<twoCellAnchor><p><t '.repeat(MANY)])],
  ['tags of texts', () => stringItemText('<t '.repeat(MANY))],
])('a hundred thousand %s that never end are read in a moment', (_what, read) => {
  expect(seconds(read)).toBeLessThan(5);
});

it.each<[string, Partial<WorkbookParts>]>([
  ['strings', { strings: `<si>${'<r><rPr><strike/></rPr>'.repeat(MANY)}</si>` }],
  ['styles', { styles: `<fonts>${'<font >'.repeat(MANY)}</fonts><fills>${'<fill >'.repeat(MANY)}</fills>` }],
  [
    'comments',
    {
      more: { ...COMMENTS, 'xl/comments1.xml': `<comments>${'<comment ref="A1">'.repeat(MANY)}</comments>` },
    },
  ],
  ['merged cells', { behind: { Mai: `<mergeCells>${'<mergeCell '.repeat(MANY)}</mergeCells>` } }],
])('a workbook whose %s never end is read in a moment all the same', (_what, parts) => {
  const book = aWorkbook({ sheets: { Mai: textRows([['Bestellnummer'], ['1001']]) }, ...parts });
  const open = () => expect(openWorkbook(book, createDecoder).sheet).toBe('Mai');
  expect(seconds(open)).toBeLessThan(5);
});

it('a row whose cells never end is read in a moment as well', () => {
  const rows = `${textRows([['Bestellnummer']])}<row r="2">${'<c >'.repeat(MANY)}</row>`;
  const open = () =>
    expect(openWorkbook(aWorkbook({ sheets: { Mai: rows } }), createDecoder).sheet).toBe('Mai');
  expect(seconds(open)).toBeLessThan(5);
});

it('elements are read in order, those without content and those of another prefix among them', () => {
  const xml = '<x:fonts count="3"><font/><x:font a="1">one</x:font ><font></font><fontScheme/></x:fonts>';
  expect(contentsOf(inside(xml, 'fonts'), 'font')).toEqual(['', 'one', '']);
});
