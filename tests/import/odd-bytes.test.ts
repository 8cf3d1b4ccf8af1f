import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOrders } from './read-file.js';

/** Files of each kind; `npm run faults -- fuzz` reads more. */
const RUNS = Number(process.env['KONTOR_FUZZ_RUNS'] ?? 40) * 2;

const folder = fileURLToPath(new URL('../files/import', import.meta.url));
const GIVEN = readdirSync(folder)
  .filter((name) => /\.(csv|txt)$/.test(name))
  .map((name) => readFileSync(join(folder, name)))
  .filter((bytes) => bytes.length < 20_000);
const ODD = [
  '\ufeff',
  '\u0000',
  '"',
  '""',
  ';',
  ',',
  '\t',
  '\r',
  '\n',
  '\r\n',
  'sep=;\n',
  '=cmd|x!A0',
  '\u001a',
  '€',
  '99999999999999999999',
];

const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 40 }),
  fc.constantFrom(...ODD).map((text) => new TextEncoder().encode(text)),
  fc
    .constantFrom(
      [0xff, 0xfe],
      [0xfe, 0xff],
      [0xef, 0xbb, 0xbf],
      [0x50, 0x4b, 3, 4],
      [0xc3],
      [0xed, 0xa0, 0x80],
    )
    .map((list) => Uint8Array.from(list)),
);

/** Reads a file to its end: whatever it is, it is refused by a code, asked about, or each of its orders is judged. */
async function expectJudged(file: Uint8Array): Promise<void> {
  const outcome = await readOrders(file, { confirmAll: true });
  if (outcome.at === 'refused') expect(outcome.code).toMatch(/^\w+$/);
  if (outcome.at !== 'read') return;
  for (const { issues } of outcome.rejected) expect(issues).not.toEqual([]);
}

test('a file of any bytes is refused, asked about or judged, and never breaks the reading', async () => {
  const any = fc
    .array(bytes, { maxLength: 30 })
    .map((pieces) => Uint8Array.from(pieces.flatMap((piece) => [...piece])));
  await fc.assert(fc.asyncProperty(any, expectJudged), { numRuns: RUNS });
});

test('a file of a shop with any of its bytes changed, cut or doubled is refused, asked about or judged', async () => {
  const edit = fc.tuple(fc.nat(20_000), fc.nat(30), bytes);
  const changed = fc
    .tuple(fc.constantFrom(...GIVEN), fc.array(edit, { minLength: 1, maxLength: 4 }))
    .map(([given, edits]) =>
      edits.reduce<Uint8Array>((file, [at, cut, added]) => {
        const place = at % (file.length + 1);
        return Uint8Array.from([...file.subarray(0, place), ...added, ...file.subarray(place + cut)]);
      }, given),
    );
  await fc.assert(fc.asyncProperty(changed, expectJudged), { numRuns: RUNS });
});
