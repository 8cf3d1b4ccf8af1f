import type { Choose } from './header-words.js';
import { layoutBytes } from './layout-bytes.js';
import { columnsOf, type LayoutColumn, type LayoutRow } from './layout-columns.js';
import type { Layout } from './layout.js';
import type { MeantOrder } from './meant-orders.js';

/** Writes orders into a file as a layout says. */
export function layoutFile(layout: Layout, orders: readonly MeantOrder[]): Uint8Array {
  const random = randomOf(layout.seed);
  const choose: Choose = (from) =>
    from[layout.plainWords ? 0 : Math.floor(random() * from.length)] ?? (from[0] as never);
  const columns = columnsOf(layout, choose);
  slip(layout, columns, random);
  if (layout.shuffledColumns) shuffle(columns, random);
  const rows = orders.flatMap((order) => rowsOf(layout, order));
  if (layout.shuffledRows) shuffle(rows, random);
  const lines = [...before(layout, columns), ...headerLines(layout, columns)];
  for (const [index, row] of rows.entries()) {
    lines.push(columns.map(({ text }) => text(row)));
    if (layout.noise === 'blankLines' && index % 4 === 1) lines.push([]);
  }
  lines.push(...after(layout, columns, orders));
  return layoutBytes(
    layout,
    lines,
    columns.map(({ what }) => what),
  );
}

const NEEDED: ReadonlySet<LayoutColumn['what']> = new Set([
  'date',
  'sku',
  'qty',
  'full',
  'last',
  'street',
  'whole',
  'number',
  'postal',
  'city',
  'country',
]);

/** Spoils the header of one column. */
function slip(layout: Layout, columns: LayoutColumn[], random: () => number): void {
  const isLong = ({ header }: LayoutColumn) => /\p{L}{6}/u.test(header);
  const able = columns.filter((column) =>
    layout.slip === 'nonsense' ? NEEDED.has(column.what) : isLong(column),
  );
  const column = able[Math.floor(random() * able.length)];
  if (layout.slip === 'none' || column === undefined) return;
  const header =
    layout.slip === 'nonsense' ? 'Qwx' : column.header.replace(/(\p{L}{3})\p{L}(\p{L}{2})/u, '$1$2');
  columns[columns.indexOf(column)] = { ...column, header };
}

function rowsOf({ items }: Layout, order: MeantOrder): LayoutRow[] {
  if (items !== 'rows' && items !== 'blank' && items !== 'head')
    return [{ order, position: 1, withId: true, withOrder: true }];
  const rows = order.items.map((item, index): LayoutRow => {
    const first = index === 0;
    return {
      order,
      item,
      position: index + 1,
      withId: first || items !== 'blank',
      withOrder: first || items === 'rows',
    };
  });
  if (items !== 'head' || rows.length === 1) return rows;
  const head: LayoutRow = { order, position: 0, withId: true, withOrder: true };
  return [head, ...rows.map((row) => ({ ...row, withOrder: false }))];
}

function before({ noise, delimiter, language }: Layout, columns: readonly LayoutColumn[]): string[][] {
  const titles =
    language === 'de'
      ? ['Bestellexport Musterhof GmbH', 'Stand: 21.11.2026']
      : ['Orders of Sample Farm Ltd', 'As of 2026-11-21'];
  const padded = (text: string) => columns.map((_, index) => (index === 0 ? text : ''));
  if (noise === 'sep') return [[`sep=${delimiter}`]];
  if (noise === 'title') return [...titles.map((title) => [title]), []];
  return noise === 'paddedTitle' ? [...titles.map(padded), padded('')] : [];
}

function headerLines({ noise }: Layout, columns: readonly LayoutColumn[]): string[][] {
  const names = columns.map(({ header }) => header);
  if (noise !== 'twoHeaders') return [names];
  return [columns.map(({ group }, index) => (group === columns[index - 1]?.group ? '' : group)), names];
}

function after(
  { noise, language }: Layout,
  columns: readonly LayoutColumn[],
  orders: readonly MeantOrder[],
): string[][] {
  const german = language === 'de';
  if (noise === 'footer')
    return [[german ? `${orders.length} Bestellungen exportiert` : `${orders.length} record(s) downloaded`]];
  if (noise !== 'totals') return [];
  const pieces = orders.flatMap(({ items }) => items).reduce((sum, { qty }) => sum + qty, 0);
  return [
    columns.map((_, index) =>
      index === 0 ? (german ? 'Summe' : 'Total') : index === columns.length - 1 ? String(pieces) : '',
    ),
  ];
}

/** Numbers from 0 to 1 that are the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed + 0x6d2b79f5;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffle<T>(list: T[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] as T, list[at] as T];
  }
}
