import { describe, expect, it } from 'vitest';
import { aSource, createDecoder } from '../../testing/import-bytes.js';
import { aDialect, aFile, aSource as aText } from '../../testing/import-files.js';
import { aWorkbook, textRows } from '../../testing/workbook-files.js';
import { openSheetSource } from '../reading/sheet-source.js';
import { checkSource } from './check-source.js';
import { isRejected } from './orders/checked-order.js';
import { SHEET_WORDS } from './not-to-send/sheet-words.js';

const ORDERS = [
  ['Bestellnummer', 'Menge'],
  ['B-1', '7'],
  ['B-2', '1'],
  ['B-3', '2'],
];

async function cancelledBy(sheets: Record<string, string[][]>, sheet?: string) {
  const book = aWorkbook({
    sheets: Object.fromEntries(Object.entries(sheets).map(([name, rows]) => [name, textRows(rows)])),
  });
  const opened = await openSheetSource(aSource(book, 500), {
    createDecoder,
    words: SHEET_WORDS,
    ...(sheet === undefined ? {} : { sheet }),
  });
  return opened.ok ? opened.value.workbook?.cancelledOrders : opened.issues;
}

describe('a sheet of orders that are not to be sent', () => {
  it.each([
    'Nicht senden',
    'Abholer',
    'Rückläufer',
    'Doppelte',
    'Wartet',
    'Storno',
    'Stornierte 2026',
    'Retouren',
    'cancelled',
    'Returns',
    '!Storno',
    'Versendet',
    'Änderungen',
    'Rückfragen',
    'Erledigt',
    'Changes',
  ])('is known by its name: %s', async (name) => {
    const told = [
      ['Grund', 'Bestell-Nr.', 'Stück'],
      ['defekt', '#b-2', 'B-3'],
      ['', 'B-9', ''],
    ];
    expect(await cancelledBy({ Mai: ORDERS, [name]: told })).toEqual([
      { sheet: name.replace('!', ''), numbers: ['#b-2'] },
    ]);
  });

  it('is known by the words of its texts where no header says which column has the numbers', async () => {
    const told = [
      ['Bitte beachten'],
      ['B-2 bitte nicht verschicken'],
      ['mit Frau Berg besprochen', 'siehe B-3'],
    ];
    expect(await cancelledBy({ Mai: ORDERS, Notizen: told })).toEqual([
      { sheet: 'Notizen', numbers: ['B-2', 'B-3'] },
    ]);
  });

  it.each(['Bestellungen alt', 'Preise', 'Nicht storniert', 'Stornierbar', 'Rechnungen', 'Offen', 'Test'])(
    'is not meant by %s',
    async (name) => {
      expect(await cancelledBy({ Mai: ORDERS, [name]: ORDERS })).toBeUndefined();
    },
  );

  it('counts where the sheet with the orders was chosen, and without a header by its first cells', async () => {
    const told = [
      ['B-1', 'doppelt'],
      ['B-8', 'B-2'],
    ];
    expect(await cancelledBy({ Mai: ORDERS, Storno: told }, 'Mai')).toEqual([
      { sheet: 'Storno', numbers: ['B-1'] },
    ]);
  });

  it('is read itself only where there is no other', async () => {
    const read = async (names: string[]) => {
      const book = aWorkbook({ sheets: Object.fromEntries(names.map((name) => [name, textRows(ORDERS)])) });
      const opened = await openSheetSource(aSource(book, 500), { createDecoder, words: SHEET_WORDS });
      return opened.ok && opened.value.workbook?.sheet;
    };
    expect(await read(['Storno', 'Mai'])).toBe('Mai');
    expect(await read(['Storno', 'Versendet'])).toBe('Storno');
  });

  it('tells nothing where none of its orders stand in the sheet that is read', async () => {
    expect(await cancelledBy({ Mai: ORDERS, Storno: [['Bestellnummer'], ['A-1']] })).toBeUndefined();
  });
});

it('an order that stands on such a sheet is refused whole, wherever its rows stand', async () => {
  const { text, header, mapping } = aFile([{}, { external_order_id: 'B-2' }, { external_order_id: 'B-3' }]);
  const dialect = aDialect({ cancelledOrders: [{ sheet: 'Storno', numbers: ['#b-2'] }] });
  const told: unknown[] = [];
  for await (const orders of checkSource(aText(text), { createDecoder, dialect, header, mapping }))
    for (const order of orders)
      told.push(
        isRejected(order)
          ? order.issues.map(({ code, params }) => [code, params])
          : order.order.external_order_id,
      );
  expect(told).toEqual(['B-1', [['cancelledOnSheet', { sheet: 'Storno' }]], 'B-3']);
});
