import { describe, expect, it } from 'vitest';
import { aFile, checked } from '../../testing/import-files.js';
import { createLabelPicker } from './labels.js';

type Row = Parameters<typeof aFile>[0][number];

/** Rows with different numbers, one order each. */
async function labelsOf(rows: readonly Row[]) {
  const picker = createLabelPicker();
  picker.add(await checked(aFile(rows.map((row, n) => ({ external_order_id: `B-${n + 1}`, ...row })))));
  return picker.labels();
}

describe('the labels of a file', () => {
  it('hold the address as it stands on the parcel, and the items', async () => {
    const [label] = await labelsOf([
      { company: 'Nord GmbH', address_second_line: 'Hof 2', country: 'AT', postal_code: '1010' },
    ]);
    expect(label).toEqual({
      line: 2,
      external_order_id: 'B-1',
      address: ['Nord GmbH', 'Frau Ada Weiß', 'Gartenweg 7', 'Hof 2', '1010 Köln', 'AT'],
      items: [{ id: 'ART-1', name: 'Becher', qty: 2 }],
      form: 'company',
    });
  });

  it('are those of the first three orders when all are alike', async () => {
    const labels = await labelsOf(Array.from({ length: 50 }, () => ({})));
    expect(labels.map(({ line, form }) => [line, form])).toEqual([
      [2, 'longest'],
      [3, 'first'],
      [4, 'first'],
    ]);
  });

  it('are one of every form that differs, wherever it stands', async () => {
    const alike: Row[] = Array.from({ length: 20 }, () => ({ address_second_line: 'Hof 1' }));
    const odd: Row[] = [
      { street: '', pack_station: '145', post_number: '1234567' },
      { street: '', post_filiale: '501', post_number: '1234567' },
      { company: 'Nord GmbH' },
      { country: 'AT', postal_code: '1010' },
      { second_address_line: 'c/o Berg' },
      { city: 'Sankt Peter-Ording an der Nordsee' },
    ];
    const labels = await labelsOf([...alike, ...odd]);
    expect(labels.map(({ line, form }) => [line, form])).toEqual([
      [2, 'addition'],
      [3, 'first'],
      [4, 'first'],
      [22, 'packstation'],
      [23, 'postfiliale'],
      [24, 'company'],
      [25, 'abroad'],
      [26, 'secondName'],
      [27, 'longest'],
    ]);
  });

  it('show the order with the most items and the one with the fewest details', async () => {
    const rows: Row[] = [
      { external_order_id: 'A1', company: 'Nord GmbH' },
      { external_order_id: 'A2', company: 'Nord GmbH' },
      { external_order_id: 'A3', company: 'Nord GmbH' },
      { external_order_id: 'A4', company: 'Nord GmbH' },
      { external_order_id: 'A4', company: 'Nord GmbH', product_id: 'ART-2' },
      { external_order_id: 'A5', company: '' },
    ];
    expect((await labelsOf(rows)).map(({ external_order_id, form }) => [external_order_id, form])).toEqual([
      ['A1', 'company'],
      ['A2', 'first'],
      ['A3', 'first'],
      ['A4', 'mostItems'],
      ['A5', 'fewest'],
    ]);
  });

  it('are never of a rejected order', async () => {
    expect(await labelsOf([{ city: '' }])).toEqual([]);
  });
});
