import { describe, expect, it } from 'vitest';
import { aSource, createDecoder } from '../../../testing/import-bytes.js';
import { aDialect } from '../../../testing/import-files.js';
import { aWorkbook, textRows } from '../../../testing/workbook-files.js';
import { openSheetSource } from '../../reading/sheet-source.js';
import { ListedOrders } from './listed-orders.js';
import { SHEET_WORDS } from './sheet-words.js';

const ORDERS = [
  ['Bestellnummer', 'Artikel', 'Menge'],
  ['B-10', 'Tee', '7'],
  ['B-20', 'Tee', '1'],
  ['B-20', 'Becher', '1'],
  ['B-30', 'Tee', '2'],
];

async function listed(rows: string[][], name = 'Schon weg', orders = ORDERS) {
  const book = aWorkbook({ sheets: { Mai: textRows(orders), [name]: textRows(rows) } });
  const opened = await openSheetSource(aSource(book, 500), { createDecoder, words: SHEET_WORDS });
  return opened.ok ? opened.value.workbook?.listedOrders : opened.issues;
}

describe('orders that another sheet lists', () => {
  it('are told where it does not list all, by its header or by its first cells', async () => {
    const told = [{ sheet: 'Schon weg', numbers: ['B-20'] }];
    expect(
      await listed([
        ['Nr', 'am'],
        ['B-20', 'gestern'],
      ]),
    ).toEqual(told);
    expect(
      await listed([
        ['Datum', 'Auftragsnr.'],
        ['1.5.', 'B-20'],
        ['2.5.', 'B-90'],
      ]),
    ).toEqual(told);
    expect(await listed([['B-20 fehlt die Hausnummer']], 'Zettel Heike')).toEqual([
      { sheet: 'Zettel Heike', numbers: ['B-20'] },
    ]);
  });

  it('are not told where it lists all, such as a sheet of items or of sums', async () => {
    expect(
      await listed([
        ['Bestellnummer', 'Summe'],
        ['B-10', '5'],
        ['B-20', '6'],
        ['B-30', '8'],
      ]),
    ).toBeUndefined();
  });

  it('are not short numbers without a header, which may count anything', async () => {
    const orders = ORDERS.map(([id = '', ...cells]) => [id.replace('B-', ''), ...cells]);
    expect(
      await listed(
        [
          ['10', 'Frau'],
          ['20', 'Herr'],
        ],
        'Listen',
        orders,
      ),
    ).toBeUndefined();
  });
});

it('stay out until somebody says that their sheet means nothing', () => {
  const dialect = aDialect({ listedOrders: [{ sheet: 'Schon weg', numbers: ['B-20'] }] });
  const issue = (id: string, values = {}) =>
    new ListedOrders({ mapping: { columns: {}, constants: {}, mode: 'new-line', values }, dialect }).issueOf(
      id,
      3,
    );
  expect(issue('b-20')).toMatchObject({
    code: 'listedOnSheet',
    line: 3,
    params: { sheet: 'Schon weg', remark: 'remark:Blatt / sheet: Schon weg=' },
  });
  expect([issue('B-10'), issue('B-20', { remark: { 'Blatt / sheet: Schon weg': '' } })]).toEqual([
    null,
    null,
  ]);
});
