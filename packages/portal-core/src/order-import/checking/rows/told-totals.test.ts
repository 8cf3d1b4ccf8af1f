import { expect, it } from 'vitest';
import { aFileOf, heldOf } from '../../../testing/import-files.js';

const ROWS = ['B-1|P-1|1', 'B-2|P-1|1', 'B-2|P-2|3'];
const ALL = ['B-1 2 countDiffers', 'B-2 3 countDiffers'];

/** A file of these rows with a line below them. */
function below(...lines: readonly string[]) {
  const file = aFileOf(ROWS);
  return { ...file, text: [file.text, ...lines].join('\r\n') };
}

/** A line with a number below the quantities. */
const totalOf = (count: string, label = 'Summe') =>
  [label, ...Array.from({ length: aFileOf([]).header.length - 2 }, () => ''), count].join(';');

it('holds the orders of a file whose total is not the sum of its quantities', async () => {
  expect(await heldOf(below(totalOf('7')))).toEqual(ALL);
});

it('holds the orders of a file that counts more orders than it has', async () => {
  expect(await heldOf(below('Anzahl Bestellungen: 4'))).toEqual(ALL);
  expect(await heldOf(below('4 Datensätze'))).toEqual(ALL);
  expect(await heldOf(below('Anzahl: 4'))).toEqual(ALL);
  expect(await heldOf(below('Gesamtmenge: 9'))).toEqual(ALL);
  expect(await heldOf(below('Anzahl;4'))).toEqual(ALL);
});

it('takes them once a person says so', async () => {
  expect(await heldOf(below(totalOf('7')), { remark: { 'Summe 7 (5)': '' } })).toEqual([]);
});

it.each(['5', '5,00', '3', '2'])(
  'says nothing of a total %s that fits pieces, rows or orders',
  async (count) => {
    expect(await heldOf(below(totalOf(count)))).toEqual([]);
  },
);

it('says nothing of a total that leaves out postage', async () => {
  const file = aFileOf([...ROWS, 'B-2|Versandkosten|1']);
  expect(await heldOf({ ...file, text: [file.text, totalOf('5')].join('\r\n') })).toEqual([]);
});

it('says nothing of totals of groups, nor of one that counts them all', async () => {
  const file = below(totalOf('5', 'Zwischensumme'), aFileOf(['B-3|P-1|4']).text.split('\r\n')[1] ?? '');
  const text = [file.text, totalOf('4', 'Zwischensumme'), totalOf('9')].join('\r\n');
  expect(await heldOf({ ...file, text })).toEqual([]);
});

it('says nothing where rows are left out, which the total may count', async () => {
  const cancelled = aFileOf(['B-9|P-1|2']).text.split('\r\n')[1] ?? '';
  const title = 'Anzahl Bestellungen: 4';
  const file = below('Stornierte Bestellungen', cancelled);
  const [header = '', ...rows] = file.text.split('\r\n');
  expect(
    await heldOf({ ...file, text: [header, ...rows.slice(0, 3), title, ...rows.slice(3)].join('\r\n') }),
  ).toEqual([]);
});

it('says nothing of money, nor of a count that fits', async () => {
  expect(await heldOf(below('Summe;99,90', 'Anzahl Bestellungen: 2'))).toEqual([]);
  expect(await heldOf(below('Summe;99'))).toEqual([]);
});

it('counts an order once whose rows stand in several places', async () => {
  const file = aFileOf([...ROWS, 'B-3|P-1|2', 'B-1|P-3|1']);
  const held = (count: string) => heldOf({ ...file, text: `${file.text}\r\nAnzahl Bestellungen: ${count}` });
  expect(await held('3')).toEqual([]);
  expect(await held('6')).toHaveLength(3);
  const text = (count: string) => [file.text, totalOf(count)].join('\r\n');
  expect(await heldOf({ ...file, text: text('3') })).toEqual([]);
  expect(await heldOf({ ...file, text: text('6') })).toHaveLength(3);
});
