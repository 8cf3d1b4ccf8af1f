import { ordersFind, ordersGenerateCsv } from '@kontor/portal-core/orders';
import { productsFind, productsStockFind } from '@kontor/portal-core/products';
import { ORDER_FIND_FIELDS, PRODUCT_FIND_FIELDS, STOCK_FIND_FIELDS } from '@kontor/portal-core/erp';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { writeRecordsOf } from '../testing/merchant-records.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

/** Finds of each list; `npm run faults -- fuzz` sends more. */
const RUNS = Number(process.env['KONTOR_FUZZ_RUNS'] ?? 40);
/** Stands in every record of another merchant, and in nothing that is asked. */
const FOREIGN = 'FREMDWARE';

const WORDS = [
  'EIGENES',
  'eigenes-1',
  'TASSE-01',
  'tasse',
  'offen',
  'Müller',
  'MÜLLER',
  'ß',
  'SS',
  'İ',
  'ı',
  'Ⅷ',
  'Å',
  'A\u030a',

  '0',
  '1',
  '2',
  '-1',
  '1,5',
  '1.5',
  '1e9',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  'NaN',
  '03/01/2026',
  '02/30/2026',
  '13/01/2026',
  '01/01/0000',
  '12/31/9999',
  '//',
  '2026-03-01',
  '31.12.2026',

  "'",
  '"',
  "' or 1=1 --",
  '%',
  '_',
  '[a-z]',
  '(',
  '\\',
  '\\*',
  '\\.',
  '\u0000',
  '\u202e',
  '\ud800',
  '🎁',
  '１',
  '٣',
];
const SIGNS = [
  '',
  '=',
  '==',
  '<',
  '<=',
  '>',
  '>=',
  '!',
  '*',
  '**',
  '...',
  '..',
  '@',
  '#',
  '?',
  '~',
  ' ',
  '\\',
];

const sign = fc.constantFrom(...SIGNS);
const word = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...WORDS) },
  fc.string({ unit: 'binary', maxLength: 6 }),
);
/** An operator, words, wildcards and ranges in any order. */
const criterion = fc
  .tuple(sign, fc.array(fc.oneof(word, sign), { maxLength: 5 }), sign)
  .map(([first, parts, last]) => `${first}${parts.join('')}${last}`);

function finds(fields: readonly string[]): fc.Arbitrary<Record<string, unknown>> {
  const field = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...fields) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'password_hash',
        'id',
        '__proto__',
        'constructor',
        'AUFTRA::Status',
        "x' --",
      ),
    },
  );
  const request = fc
    .tuple(
      fc.dictionary(field, criterion, { maxKeys: 4 }),
      fc.record(
        { omit: fc.constantFrom(true, false, 'true'), displayAllMerchants: fc.constantFrom(true, false) },
        { requiredKeys: [] },
      ),
    )
    .map(([criteria, extras]) => ({ ...criteria, ...extras }));
  const sort = fc.record({ fieldName: field, sortOrder: fc.constantFrom('ascend', 'descend', 'up') });
  return fc.record(
    {
      query: fc.array(request, { maxLength: 4 }),
      sort: fc.array(sort, { maxLength: 3 }),
      search: fc.array(word, { maxLength: 3 }).map((words) => words.join(' ')),
      limit: fc.constantFrom(1, 20, 500, 0, 501),
      offset: fc.constantFrom(1, 2, 1000, 0, 2 ** 31),
    },
    { requiredKeys: [] },
  );
}

describeOnBothEngines('finds of any form', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
    await writeRecordsOf(server, 'nordwind', 'EIGENES');
    await writeRecordsOf(server, 'alpenshop', FOREIGN);
  });
  afterAll(() => server.stop());

  it.each([
    [ordersFind, ORDER_FIND_FIELDS],
    [ordersGenerateCsv, ORDER_FIND_FIELDS],
    [productsFind, PRODUCT_FIND_FIELDS],
    [productsStockFind, STOCK_FIND_FIELDS],
  ])('never break $id, nor find a row of another merchant', async ({ path }, fields) => {
    const answered = new Map<number, number>();
    const ask = async (body: unknown) => {
      const response = await server.send(path, {
        method: 'POST',
        user: 'nordwind',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      });
      const answer = await response.text();
      answered.set(response.status, (answered.get(response.status) ?? 0) + 1);
      expect(response.status, `${JSON.stringify(body)} → ${answer}`).toBeLessThan(500);
      expect(answer, JSON.stringify(body)).not.toContain(FOREIGN);
    };
    await fc.assert(fc.asyncProperty(finds(Object.keys(fields)), ask), { numRuns: RUNS, examples: [[{}]] });
    // Refusals alone would prove little.
    expect(answered.get(200) ?? 0).toBeGreaterThan(0);
    expect(server.log.filter((line) => line['level'] === 50)).toEqual([]);
  });
});
