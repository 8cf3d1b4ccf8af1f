import { expect, it } from 'vitest';
import { aDialect } from '../../../testing/import-files.js';
import { parseValuePair } from '../../recipe/value-map.js';
import { recipeToRemember } from '../../recipe/named-recipe.js';
import type { ImportMapping } from '../../order-import.types.js';
import { createOrderCheck } from '../check.js';
import { isRejected } from '../orders/checked-order.js';
import { RemarkRows } from './remark-rows.js';

const HEADER = 'Nr;Datum;Anrede;Name;Straße;PLZ;Ort;Land;SKU;Menge;Bemerkung;Versandart;Rechnung Name'.split(
  ';',
);
const FIELDS =
  'external_order_id date salutation first_address_line street postal_code city country product_id quantity';
const MAPPING: ImportMapping = {
  mode: 'new-line',
  columns: Object.fromEntries(FIELDS.split(' ').map((field, column) => [field, column])),
};
const row = (id: string, ...rest: string[]) => [
  ...`${id}|13.11.2026|Frau|Ada Weiß|Gartenweg 7|50667|Köln|DE|4711|2`.split('|'),
  ...HEADER.slice(10).map((_, at) => rest[at] ?? ''),
];

function ordersOf(rows: readonly string[][], values?: ImportMapping['values'], header = HEADER) {
  const mapping = values === undefined ? MAPPING : { ...MAPPING, values };
  const check = createOrderCheck({ dialect: aDialect({ hasHeader: false }), header, mapping });
  return [...rows.flatMap((cells, index) => check.pushRow(cells, index + 1)), ...check.end()];
}

/** Every order as its number, and what keeps it out. */
const judged = (...given: Parameters<typeof ordersOf>): string[] =>
  ordersOf(...given).map((order) =>
    isRejected(order)
      ? `${order.external_order_id}: ${order.issues.map(({ line, column, value, code }) => `${line}:${column} ${code} ${value}`).join()}`
      : order.order.external_order_id,
  );

it('keeps an order out whose remark says that it is not to be sent, in whichever row of whichever order', () => {
  const plain = Array.from({ length: 5000 }, (_, at) => row(`A-${at}`, 'Bitte nicht knicken'));
  const found = judged([...plain, row('B-1'), row('B-1', 'STORNO!'), row('B-2', '', 'Selbstabholung')]);
  expect(found.slice(0, 5000)).toEqual(plain.map(([id]) => id));
  expect(found.slice(5000)).toEqual([
    'B-1: 5002:11 remarkForbids STORNO!',
    'B-2: 5003:12 remarkForbids Selbstabholung',
  ]);
});

it('imports orders in spite of a remark that a person said means nothing, and no other', () => {
  const rows = [row('A-1', 'Selbstabholung'), row('A-2', 'selbstabholung '), row('A-3', 'nicht liefern')];
  const [first] = ordersOf(rows);
  const pair = parseValuePair(
    String(first !== undefined && isRejected(first) && first.issues[0]?.params?.['remark']),
  );
  expect(pair).toEqual({ field: 'remark', text: 'Selbstabholung', meaning: '' });
  expect(judged(rows, { remark: { Selbstabholung: '' } })).toEqual([
    'A-1',
    'A-2',
    'A-3: 3:11 remarkForbids nicht liefern',
  ]);
});

it('does not remember for the next file that a remark means nothing', () => {
  const mapping = { ...MAPPING, values: { remark: { STORNO: '' }, salutation: { Divers: 'frau' } } };
  const remembered = recipeToRemember({ dialect: aDialect({ hasHeader: true }), header: HEADER, mapping });
  expect(remembered?.content.values).toEqual({ salutation: { Divers: 'frau' } });
});

it('leaves alone what stands in columns of people, and what a file of the portal says of itself', () => {
  expect(judged([row('A-1', '', '', 'Abholung')])).toEqual(['A-1']);
  const own = ['Bestellnummer', ...Array.from({ length: 9 }, () => ''), 'Status', '', ''];
  expect(judged([row('A-1', 'storniert')], undefined, own)).toEqual(['A-1']);
});

it('does not judge again a status that a person said tells nothing of cancelling', () => {
  const header = HEADER.with(10, 'Status');
  expect(judged([row('A-1', 'storniert')], undefined, header)).toEqual(['A-1']);
});

it('keeps an order out that says so beside its number, its address or in place of a name, and no other', () => {
  const at = (column: number, text: string) => row('A-1').with(column, text);
  const told = (column: number, text: string) => [
    `${column === 0 ? text : 'A-1'}: 1:${column + 1} remarkForbids ${text}`,
  ];
  for (const [column, text] of [
    [0, 'EE5A (storniert)'],
    [3, 'U B - bitte nicht senden'],
    [3, 'STORNO Ada Weiß'],
    [4, 'Testbestellung'],
  ] as const)
    expect(judged([at(column, text)])).toEqual(told(column, text));
  for (const [column, text] of [
    [0, 'STORM-17'],
    [3, 'Kevin Holt'],
    [3, 'Anna Cancel'],
    [3, 'Nicole Hold'],
    [4, 'Stornogasse 3'],
    [6, 'Halten'],
  ] as const)
    expect(judged([at(column, text)])).toEqual([column === 0 ? text : 'A-1']);
});

it('tells a remark in every row of an order that repeats it, and one that only a later row has', () => {
  const said = row('A-1').with(3, 'STORNO Ada Weiß');
  const silent = row('A-2').with(3, '');
  expect(judged([said, said, silent, row('A-2'), row('A-2').with(3, 'Ada Weiß, Testbestellung')])).toEqual([
    'A-1: 1:4 remarkForbids STORNO Ada Weiß,2:4 remarkForbids STORNO Ada Weiß',
    'A-2: 5:4 rowsDiffer Ada Weiß, Testbestellung,5:4 remarkForbids Ada Weiß, Testbestellung',
  ]);
});

it('watches an ignored column for values of another kind than those it had when it was ignored', () => {
  const told = (kind: 'codes' | 'words' | 'telling', text: string) => {
    const header = HEADER.with(10, 'Zusatzinfo');
    const mapping = { ...MAPPING, ignored: [10], ignoredAs: [{ column: 10, kind }] };
    const check = createOrderCheck({ dialect: aDialect({ hasHeader: false }), header, mapping });
    return [...check.pushRow(row('A-1', text), 1), ...check.end()].map(isRejected)[0];
  };
  const changes = ['+ 1x NW1080', 'Packstation 145, 12345678', 'Jan Ott, Ringweg 3, 50667 Köln', 'Am Wall 3'];
  for (const text of changes) expect([told('codes', text), told('words', text)]).toEqual([true, true]);
  for (const text of [...changes, 'A18']) expect(told('telling', text)).toBe(false);
  expect([told('codes', 'A18'), told('codes', 'c/o Schmidt'), told('words', 'c/o Schmidt')]).toEqual([
    false,
    true,
    false,
  ]);
});

it('hears nothing in the columns that the import added to a file of rejected rows', () => {
  const header = [...HEADER, 'Zeile der Datei', 'Fehler beim Import'];
  const check = createOrderCheck({ dialect: aDialect({ hasHeader: false }), header, mapping: MAPPING });
  const cells = [...row('A-1'), '7', 'Bemerkung „bitte nicht versenden“: spricht dagegen'];
  expect([...check.pushRow(cells, 1), ...check.end()].map(isRejected)).toEqual([false]);
});

it('is told of a remark in any row, however many different ones or the same stand above it', () => {
  const rows = new RemarkRows({ mapping: { mode: 'new-line', columns: {} }, header: ['Bemerkung'] });
  const codes = (texts: readonly string[]) =>
    texts.flatMap((text, index) => rows.issueOf([text], index + 1)?.code ?? []);
  const harmless = Array.from({ length: 600 }, (_, index) => `Danke, Haus ${index}`);
  expect(codes([...harmless, 'bitte nicht liefern', ...harmless, 'bitte nicht liefern'])).toEqual([
    'remarkForbids',
    'remarkForbids',
  ]);
  expect(codes(['danke', 'storniert', 'danke', 'storniert'])).toEqual(['remarkForbids', 'remarkForbids']);
});

it('keeps an order out whose remark names another article written like its own, until a person answers', () => {
  const other = (id: string, remark: string) => row(id, remark).with(8, 'NW1001');
  const rows = [other('A-1', '+1 NW1002'), other('A-2', 'NW1001 als Geschenk'), row('A-3', '+1 NW1002')];
  expect(judged(rows, { remark: { '*': '' } })).toEqual(['A-1: 1:11 remarkForbids +1 NW1002', 'A-2', 'A-3']);
  expect(judged(rows, { remark: { '*': '', '+1 NW1002': '' } })).toEqual(['A-1', 'A-2', 'A-3']);
});

it.each(['Info', 'Hinweis', 'Freitext'])('reads other articles in a column %s as well', (name) => {
  const header = HEADER.with(10, name);
  const rows = ['falls aus: NW1002', 'NW1001 als Geschenk'].map((text, at) =>
    row(`A-${at}`, text).with(8, 'NW1001'),
  );
  const read = { remark: { '*': '' } };
  expect(judged(rows, read, header)).toEqual(['A-0: 1:11 remarkForbids falls aus: NW1002', 'A-1']);
});
