import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logLikelihood, quantile } from './negative-binomial.js';

const counts = fc.record({
  mean: fc.double({ min: 0.01, max: 150, noNaN: true }),
  shape: fc.double({ min: 0.2, max: 50, noNaN: true }),
});
const chances = fc.double({ min: 0.02, max: 0.98, noNaN: true });

/** The chance of at most so many units, summed from the likelihoods. */
function chanceOf(units: number, count: { readonly mean: number; readonly shape: number }): number {
  let sum = 0;
  for (let n = 0; n <= units; n += 1) sum += Math.exp(logLikelihood(n, count));
  return sum;
}

describe('a negative binomial count', () => {
  it('has likelihoods that sum up to one and to its mean', () => {
    const count = { mean: 6.5, shape: 1.7 };
    expect(chanceOf(400, count)).toBeCloseTo(1, 9);
    let mean = 0;
    for (let n = 0; n <= 400; n += 1) mean += n * Math.exp(logLikelihood(n, count));
    expect(mean).toBeCloseTo(6.5, 6);
  });

  it('stays within its quantile with the chance that was asked for, and within one unit less it does not', () => {
    fc.assert(
      fc.property(counts, chances, (count, chance) => {
        const units = quantile(chance, count);
        expect(chanceOf(units, count)).toBeGreaterThanOrEqual(chance - 1e-6);
        if (units > 0) expect(chanceOf(units - 1, count)).toBeLessThan(chance + 1e-6);
      }),
    );
  });

  it('is within a few percent where it is taken as a continuous number', () => {
    for (const shape of [0.8, 2, 8, 100])
      for (const chance of [0.1, 0.5, 2 / 3, 0.9]) {
        const close = quantile(chance, { mean: 400, shape });
        expect(Math.abs(chanceOf(close, { mean: 400, shape }) - chance)).toBeLessThan(0.025);
      }
  });

  it('is nothing where nothing is expected', () => {
    expect(quantile(0.9, { mean: 0, shape: 1 })).toBe(0);
  });
});
