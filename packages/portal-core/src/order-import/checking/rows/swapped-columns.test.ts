import { expect, it } from 'vitest';
import type { ImportMapping } from '../../order-import.types.js';
import { SwappedColumns } from './swapped-columns.js';

const header = ['Bestellnr.', 'Kunde', 'Name', 'Ort'];
const columns = { external_order_id: 0, first_address_line: 2, city: 3 };
const BEFORE = ['A-1 17 Ada Köln', 'A-2 18 Eva Bonn', 'A-3 19 Jan Köln', 'A-4 20 Tim Ulm', 'A-5 21 Ute Köln'];

/** The lines that are told, with the columns. */
function told(rows: readonly string[], values: ImportMapping['values'] = {}): string[] {
  const watch = new SwappedColumns({ mapping: { mode: 'new-line', columns, values }, header });
  return rows.flatMap((row, at) => {
    const issue = watch.issueOf(row.split(' '), at + 1);
    return issue === null ? [] : [`${issue.line} ${String(issue.params?.['said'])}`];
  });
}

it('tells an order number that changed places with another column', () => {
  expect(told([...BEFORE, '22 A-6 Pia Bonn'])).toEqual(['6 Bestellnr. ⇄ Kunde']);
});

it('tells a name that is a town of the file beside a town that is none', () => {
  expect(told([...BEFORE, 'A-6 22 Bonn Pia'])).toEqual(['6 Name ⇄ Ort']);
});

it('says nothing of numbers written otherwise, and of people called like a town they live in', () => {
  expect(told([...BEFORE, '4711 22 Pia Bonn', 'A-7 23 Köln Bonn'])).toEqual([]);
  expect(told(['A-1 17 Ada Köln', '2 18 Eva Bonn', ...BEFORE.slice(2), '22 A-6 Pia Bonn'])).toEqual([]);
});

it('lets the rows stand by one answer', () => {
  expect(
    told([...BEFORE, '22 A-6 Pia Bonn', '23 A-7 Pia Bonn'], { remark: { 'Bestellnr. ⇄ Kunde': '' } }),
  ).toEqual([]);
});
