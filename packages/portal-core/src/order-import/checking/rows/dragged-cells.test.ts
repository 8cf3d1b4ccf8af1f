import { describe, expect, it } from 'vitest';
import type { ImportField } from '../../order-import.types.js';
import { aFile, aFileOf, heldOf } from '../../../testing/import-files.js';

type Row = Partial<Record<ImportField, string>>;

/** Orders B-1, B-2 … for one person each, or all for the same. */
const orders = (rows: readonly Row[], name?: string) =>
  aFile(
    rows.map((row, at) => ({
      external_order_id: `B-${String(at + 1)}`,
      first_address_line: name ?? `Person ${'ABCDEFGH'[at] ?? ''}`,
      ...row,
    })),
  );
const streets = (...all: readonly string[]) => all.map((street) => ({ street }));
const codes = (...all: readonly string[]) => all.map((postal_code) => ({ postal_code }));
const FIRST_ONLY = ['B-2 3 draggedCell', 'B-3 4 draggedCell', 'B-4 5 draggedCell'];

describe('a house number or post code one higher in each order', () => {
  it('keeps all but the first out, from four orders in one street or town on', async () => {
    expect(await heldOf(orders(streets('Ring 8', 'Ring 9', 'Ring 10', 'Ring 11')))).toEqual(FIRST_ONLY);
    expect(await heldOf(orders(streets('8 High St', '9 High St', '10 High St', '11 High St')))).toEqual(
      FIRST_ONLY,
    );
    expect(await heldOf(orders(codes('50667', '50668', '50669', '50670')))).toEqual(FIRST_ONLY);
  });

  it('is enough in two orders for one person', async () => {
    expect(await heldOf(orders(streets('Ring 8', 'Ring 9'), 'Ada Weiß'))).toEqual(['B-2 3 draggedCell']);
    expect(await heldOf(orders(codes('50667', '50668'), 'Ada Weiß'))).toEqual(['B-2 3 draggedCell']);
  });

  it('is let in by one answer for all of them', async () => {
    const file = orders(streets('Ring 8', 'Ring 9', 'Ring 10', 'Ring 11'));
    expect(await heldOf(file, { remark: { 'street Ring 9 … Ring 11': '' } })).toEqual([]);
  });

  it('is nothing in three orders, with gaps, or in other streets and towns', async () => {
    expect(await heldOf(orders(streets('Ring 8', 'Ring 9', 'Ring 10')))).toEqual([]);
    expect(await heldOf(orders(streets('Ring 7', 'Ring 9', 'Ring 11', 'Ring 13')))).toEqual([]);
    expect(await heldOf(orders(streets('Ring 8', 'Weg 9', 'Ring 10', 'Weg 11')))).toEqual([]);
  });

  it('is nothing in a street whose houses are counted from one on', async () => {
    expect(await heldOf(orders(streets('Ring 1', 'Ring 2', 'Ring 3', 'Ring 4', 'Ring 5'), 'Ada'))).toEqual(
      [],
    );
  });

  it('is nothing in a file sorted by post code', async () => {
    expect(await heldOf(orders(codes('50667', '50667', '50668', '50669', '50670')))).toEqual([]);
  });
});

describe('an article number or a quantity one higher in each order', () => {
  const rows = (texts: readonly string[]) => aFileOf(texts.map((text, at) => `B-${String(at + 1)}|${text}`));
  const held = async (file: ReturnType<typeof aFileOf>) => (await heldOf(file)).length;

  const EIGHT = ['1', '2', '3', '4', '5', '6', '7', '8'];

  it('keeps all but the first out, from eight quantities of one product on', async () => {
    const quantities = EIGHT.map((qty) => `P-1|${qty}`);
    expect(await held(rows(quantities))).toBe(7);
    expect(await held(rows(quantities.slice(1)))).toBe(0);
  });

  it('is nothing where the quantities are of other products and people', async () => {
    const items = EIGHT.map((quantity, at) => ({ product_id: `P-${String(at % 3)}`, quantity }));
    expect((await heldOf(orders(items))).length).toBe(0);
    expect((await heldOf(orders(items, 'Ada Weiß'))).length).toBe(7);
  });

  it('keeps all but the first out, from five article numbers without names on', async () => {
    const file = rows(['NW1|1', 'NW2|1', 'NW3|2', 'NW4|1', 'NW5|1']);
    const { product_name: _, ...columns } = file.mapping.columns;
    const unnamed = { ...file, mapping: { ...file.mapping, columns } };
    expect(await held(unnamed)).toBe(4);
    expect(await held(file)).toBe(0);
  });

  it('is nothing within an order, or in a file sorted by quantity', async () => {
    const items = [1, 2, 3, 4, 5, 6, 7].map((qty) => `B-1|P-${String(qty)}|${String(qty)}`);
    expect(await held(aFileOf(items))).toBe(0);
    expect(
      await held(rows(['P-1|1', 'P-3|1', 'P-2|2', 'P-7|3', 'P-1|4', 'P-2|5', 'P-1|6', 'P-2|7', 'P-1|8'])),
    ).toBe(0);
  });
});
