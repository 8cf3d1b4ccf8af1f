import { expect, it } from 'vitest';
import { aDialect } from '../../../testing/import-files.js';
import { parseValuePair } from '../../recipe/value-map.js';
import { recipeToRemember } from '../../recipe/named-recipe.js';
import type { ImportMapping } from '../../order-import.types.js';
import { createOrderCheck } from '../check.js';
import { isRejected } from '../orders/checked-order.js';

const FIELDS =
  'external_order_id date salutation first_address_line street postal_code city country product_id quantity';
const HEADER = [...FIELDS.split(' '), 'Bemerkung', 'Details'];
const MAPPING: ImportMapping = {
  mode: 'new-line',
  columns: Object.fromEntries(FIELDS.split(' ').map((field, column) => [field, column])),
};
const row = (id: string, remark = '', other = '') => [
  ...`${id}|13.11.2026|Frau|Ada Weiß|Gartenweg 7|50667|Köln|DE|4711|2`.split('|'),
  remark,
  other,
];

function ordersOf(rows: readonly string[][], mapping = MAPPING) {
  const check = createOrderCheck({ dialect: aDialect(), header: HEADER, mapping });
  return [...rows.flatMap((cells, index) => check.pushRow(cells, index + 2)), ...check.end()];
}

/** What keeps each order out. */
const judged = (...given: Parameters<typeof ordersOf>): string[] =>
  ordersOf(...given).map((order) =>
    isRejected(order)
      ? order.issues.map(({ line, column, value, code }) => `${line}:${column} ${code} ${value}`).join()
      : 'in',
  );

const reading = (remark: Record<string, string>): ImportMapping => ({ ...MAPPING, values: { remark } });

const ROWS = [
  row('A-1', 'Oma kriegt das'),
  row('A-2', 'Bitte klingeln'),
  row('A-3'),
  row('A-4'),
  row('A-4', 'mach drei draus'),
  row('A-5', '', 'neues Haus: Nr. 9 im Hof'),
  row('A-6', '', 'Sommer'),
];

it('keeps out the orders whose remarks nobody has read, but for ordinary ones', () => {
  expect(judged(ROWS)).toEqual([
    '2:11 remarkUnread Oma kriegt das',
    'in',
    'in',
    '6:11 remarkUnread mach drei draus',
    '7:12 remarkUnread neues Haus: Nr. 9 im Hof',
    'in',
  ]);
});

it('lets them in by one answer, and not those that are not to be sent', () => {
  const [first] = ordersOf(ROWS);
  const answer = first !== undefined && isRejected(first) ? first.issues[0]?.params?.['remark'] : '';
  expect(parseValuePair(String(answer))).toEqual({ field: 'remark', text: '*', meaning: '' });
  const told = judged([...ROWS, row('A-7', 'STORNO')], reading({ '*': '' }));
  expect(told).toEqual([...ROWS.slice(1).map(() => 'in'), '9:11 remarkForbids STORNO']);
});

it('lets one in by an answer about its remark', () => {
  expect(judged(ROWS, reading({ 'oma kriegt das': '' })).slice(0, 4)).toEqual([
    'in',
    'in',
    'in',
    '6:11 remarkUnread mach drei draus',
  ]);
});

it('forgets for the next file that the remarks of this one were read', () => {
  const mapping = reading({ '*': '' });
  const recipe = recipeToRemember({ dialect: aDialect(), header: HEADER, mapping }, {});
  expect(JSON.stringify(recipe)).not.toContain('*');
});
