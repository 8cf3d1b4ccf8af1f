import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aSource, createDecoder } from '../../../testing/import-bytes.js';
import { aDialect, aFile } from '../../../testing/import-files.js';
import type { Dialect, ImportField } from '../../order-import.types.js';
import { checkSource, type CheckSourceOptions } from '../check-source.js';
import { isRejected, type CheckedOrder } from '../orders/checked-order.js';
import { findLateLines } from './find-late-lines.js';
import type { LateLines } from './late-lines.types.js';

type Row = Partial<Record<ImportField, string>>;

const BLANK: Row = Object.fromEntries(aFile([]).header.map((field) => [field, '']));

interface Given {
  readonly rows: readonly Row[];
  readonly remarks?: readonly string[];
  readonly below?: readonly string[];
  readonly dialect?: Partial<Dialect>;
}

type LateFile = Pick<CheckSourceOptions, 'createDecoder' | 'dialect' | 'header' | 'mapping'> & {
  readonly text: string;
};

/** A file with a column of remarks, and lines below its rows. */
function given({
  rows,
  remarks = [],
  below = [],
  dialect = {},
}: Given): CheckSourceOptions & { text: string } {
  const { text, header, mapping } = aFile(rows);
  const lines = text
    .split('\r\n')
    .map((line, at) => `${line};${at === 0 ? 'Bemerkung' : (remarks[at - 1] ?? '')}`);
  return {
    text: [...lines, ...(below.length === 0 ? [] : ['', ...below])].join('\r\n'),
    createDecoder,
    dialect: aDialect(dialect),
    header: [...header, 'Bemerkung'],
    mapping,
  };
}

async function read({ text, ...options }: LateFile & CheckSourceOptions): Promise<CheckedOrder[]> {
  const orders: CheckedOrder[] = [];
  for await (const batch of checkSource(aSource(text), options)) orders.push(...batch);
  return orders;
}

/** The orders as the wizard reads them: it looks through the file before it checks it. */
async function looked(file: LateFile): Promise<CheckedOrder[]> {
  return read({ ...file, lateLines: await findLateLines(aSource(file.text), file) });
}

/** The orders as the command line reads them: it checks the file again with what it found, until it finds no more. */
async function again(file: LateFile): Promise<CheckedOrder[]> {
  let lateLines: LateLines | undefined;
  for (let readings = 1; readings <= 3; readings += 1) {
    let found: LateLines | undefined;
    const orders = await read({
      ...file,
      ...(lateLines === undefined ? {} : { lateLines }),
      onLateLines: (one) => (found = one),
    });
    if (found === undefined) return orders;
    lateLines = found;
  }
  throw new Error('The file is read again and again.');
}

const told = (orders: readonly CheckedOrder[]): string[] =>
  orders.map((order) =>
    isRejected(order)
      ? `${order.external_order_id} ${order.issues.map(({ line, code, params }) => `${code} ${params?.['line'] ?? line}`).join()}`
      : order.order.external_order_id,
  );

/** What both doors say of a file, by ascending last line. */
async function both(file: LateFile): Promise<string[]> {
  const orders = await looked(file);
  expect(told(await again(file))).toEqual(told(orders));
  const last = orders.map(({ lines }) => lines.at(-1) ?? 0);
  expect(last).toEqual(last.toSorted((a, b) => a - b));
  return told(orders);
}

const three: Row[] = [
  { external_order_id: 'K-4711' },
  { external_order_id: 'K-4712' },
  { external_order_id: 'K-4713' },
];

it.each(['K-4711', 'K-4712', 'K-4713'])(
  'an order that a text box names stays out, wherever the box lies: %s',
  async (id) => {
    for (const line of [1, 2, 3, 4, 90]) {
      const boxTexts = [{ line, text: `${id} bitte noch zurückhalten` }];
      const judged = await both(given({ rows: three, dialect: { boxTexts } }));
      expect(judged).toEqual(
        three.map(({ external_order_id: own = '' }) => (own === id ? `${id} saidByBox ${line}` : own)),
      );
    }
  },
);

it('an order that a line below the rows names stays in its place among the others', async () => {
  expect(
    await both(given({ rows: three, below: ['K-4711 geht erst nächste Woche raus, nicht senden'] })),
  ).toEqual(['K-4711 saidByLine 6', 'K-4712', 'K-4713']);
});

it('an order whose rows stand apart stays out where its last row is hidden', async () => {
  const rows = [...three, { external_order_id: 'K-4711', product_id: 'ART-2' }];
  const hidden = { external_order_id: 'K-4711', product_id: 'ART-3' };
  for (const hiddenLines of [[6], [8], [6, 8]])
    expect(
      await both(
        given({ rows: [...rows, hidden, { external_order_id: 'K-4714' }, hidden], dialect: { hiddenLines } }),
      ),
    ).toContain(`K-4711 hiddenRow ${hiddenLines[0]}`);
});

it('a row without a number below one that a person leaves out goes on that order, further up as well', async () => {
  const more = { ...BLANK, product_id: 'ART-2', quantity: '1' };
  const rows = [...three, { external_order_id: 'K-4711', product_id: 'ART-5' }, more];
  expect(await both(given({ rows, dialect: { skipLines: [5] } }))).toEqual(['K-4712', 'K-4713', 'K-4711']);
});

it('an order that stands again under a heading of orders that are not sent stays out, above and below it', async () => {
  const listed = ['Storniert:', 'K-4712'];
  expect(await both(given({ rows: three, below: listed }))).toEqual([
    'K-4711',
    'K-4712 saidByLine 7',
    'K-4713',
  ]);
  expect(
    await both(given({ rows: three, below: ['Bereits verschickt', 'K-4711;DHL 9913', 'K-4799;DPD'] })),
  ).toEqual(['K-4711 saidByLine 7', 'K-4712', 'K-4713']);
  const { text, ...file } = given({ rows: three });
  const [head = '', first = '', ...others] = text.split('\r\n');
  const whole = { ...file, text: [head, first, ...others, '', 'Storno', first].join('\r\n') };
  expect(await both(whole)).toEqual(['K-4711 saidByLine 7', 'K-4712', 'K-4713']);
});

it('a short number is heard beside a long one, and among rows not to be sent', async () => {
  const rows: Row[] = [...three, { external_order_id: 'B-7' }];
  expect(await both(given({ rows, below: ['K-4711 und B-7 nicht versenden'] }))).toEqual([
    'K-4711 saidByLine 7',
    'K-4712',
    'K-4713',
    'B-7 saidByLine 7',
  ]);
  expect(await both(given({ rows, below: ['Storniert:', 'Storno B-7'] }))).toContain('B-7 saidByLine 8');
});

it('orders of other numbers under such a heading leave those above as they are', async () => {
  const below = ['Storniert:', 'K-4799', 'K-4798;Kunde hat es sich anders überlegt'];
  expect(await both(given({ rows: three, below }))).toEqual(['K-4711', 'K-4712', 'K-4713']);
});

const ID = fc.constantFrom('K-4711', 'K-4712', 'K-4713', 'K-4714', 'K-4712-neu', '');
const TEXT = fc.constantFrom(
  'K-4711 nicht versenden',
  'Storno: K-4713',
  'zusätzlich K-4714: 1x Tee',
  'K-4712 und K-4714 bitte zurückhalten',
  'Vielen Dank!',
);
const rowLines = (lines: readonly number[], rows: readonly unknown[]) =>
  lines.filter((line) => line <= rows.length + 1).toSorted((a, b) => a - b);
const FILE = fc
  .record({
    ids: fc.array(ID, { minLength: 1, maxLength: 9 }),
    remarks: fc.array(fc.option(TEXT, { nil: '' }), { maxLength: 9 }),
    below: fc.array(TEXT, { maxLength: 2 }),
    boxTexts: fc.array(fc.record({ line: fc.integer({ min: 1, max: 14 }), text: TEXT }), { maxLength: 2 }),
    hiddenLines: fc.uniqueArray(fc.integer({ min: 2, max: 10 }), { maxLength: 3 }),
    skipLines: fc.uniqueArray(fc.integer({ min: 2, max: 10 }), { maxLength: 2 }),
  })
  .map(({ ids, remarks, below, boxTexts, hiddenLines, skipLines }) => ({
    forbidden: [...below, ...boxTexts.map(({ text }) => text)].filter((text) =>
      /nicht|Storno|zurück/.test(text),
    ),
    file: given({
      rows: ids.map((external_order_id, at) => {
        const item = { product_id: `ART-${at}`, quantity: '1' };
        return external_order_id === '' ? { ...BLANK, ...item } : { external_order_id, ...item };
      }),
      remarks,
      below,
      dialect: {
        boxTexts,
        hiddenLines: rowLines(hiddenLines, ids),
        skipLines: rowLines(skipLines, ids),
      },
    }),
  }));

it('both doors judge every order alike, and in its place, whatever is said of it and wherever', async () => {
  await fc.assert(
    fc.asyncProperty(FILE, async ({ file, forbidden }) => {
      const judged = await both(file);
      const named: readonly string[] = forbidden.join(' ').match(/K-47\d\d/g) ?? [];
      expect(judged.filter((one) => named.includes(one))).toEqual([]);
    }),
    { numRuns: 40 },
  );
}, 120_000);
