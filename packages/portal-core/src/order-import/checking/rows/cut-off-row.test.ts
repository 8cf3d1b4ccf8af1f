import { expect, it } from 'vitest';
import { aFileOf, heldOf } from '../../../testing/import-files.js';

const ROWS = ['B-1|ART-1|2|7,49', 'B-2|ART-1|12|7,49', 'B-3|ART-1|1|7,49'];
/** A file of such orders, with a price behind the quantity. */
const aList = (rows = ROWS) => aFileOf(rows, { more: ['Einzelpreis'] });
/** The file without its last characters. */
const cutBy = (count: number, { text, ...file } = aList()) => ({ ...file, text: text.slice(0, -count) });

it('holds the last row of a file that ends in the middle of it, since its last number may have had more digits', async () => {
  expect(await heldOf(cutBy(';7,49'.length))).toEqual(['B-3 4 tooFewFields']);
  expect(await heldOf(cutBy('1;7,49'.length))).toEqual(['B-3 4 tooFewFields']);
});

it('takes a last row that is complete, has a line end, or is as short as others', async () => {
  expect(await heldOf(aList())).toEqual([]);
  const cut = cutBy(';7,49'.length);
  expect(await heldOf({ ...cut, text: `${cut.text}\r\n` })).toEqual([]);
  expect(await heldOf({ ...cut, text: cut.text.replace('12;7,49', '12') })).toEqual([]);
});

it('takes a last row of tabs that lacks only a column that is always blank', async () => {
  const file = aFileOf(['B-1|ART-1|2|', 'B-2|ART-1|12|', 'B-3|ART-1|1|'], { more: ['Bemerkung'] });
  const text = file.text.trimEnd().replace(/;$/, '');
  expect(await heldOf({ ...file, text })).toEqual(['B-3 4 tooFewFields']);
  const tabs = { ...file, text: text.replaceAll(';', '\t') };
  expect(await heldOf(tabs, {}, { delimiter: '\t' })).toEqual([]);
});
