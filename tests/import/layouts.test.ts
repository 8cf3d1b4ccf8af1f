import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeLayout, type Judged } from './judge-layout.js';
import { layouts, plainLayouts, type Layout } from './layout.js';

const SEED = 20261122;

async function judgeAll(some: fc.Arbitrary<Layout>, numRuns: number): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const layout of fc.sample(some, { seed: SEED, numRuns })) judged.push(await judgeLayout(layout));
  return judged;
}

/** What would be stored otherwise than meant, each with the layout to try again; the first few say enough. */
const wrongOnes = (judged: readonly Judged[]) =>
  judged
    .filter(({ outcome }) => outcome === 'wrong')
    .slice(0, 5)
    .map(({ layout, wrong }) => ({ layout, wrong: wrong.slice(0, 5) }));

const share = (judged: readonly Judged[], outcome: Judged['outcome']) =>
  judged.filter((one) => one.outcome === outcome).length / judged.length;

/** Milliseconds: 800 layouts take 18 s on a quiet machine and nearly five minutes on a busy one. */
const TIMEOUT_MS = 600_000;

test(
  'orders in any layout are read as they are meant, or something is asked or refused',
  { timeout: TIMEOUT_MS },
  async () => {
    const judged = await judgeAll(layouts, 800);
    expect(wrongOnes(judged)).toEqual([]);
    expect(share(judged, 'refused')).toBe(0);
  },
);

test('orders in plain words are read as they are meant, most of them without a question', async () => {
  const judged = await judgeAll(plainLayouts, 200);
  expect(wrongOnes(judged)).toEqual([]);
  expect(share(judged, 'right')).toBeGreaterThanOrEqual(0.85);
});
