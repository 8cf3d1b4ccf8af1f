import { expect, it } from 'vitest';
import { hashPassword, isPassword, isWeakHash } from './passwords.js';

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1]!;

it('a password of nobody is wrong and takes as long to judge as that of somebody', async () => {
  const stored = await hashPassword('Ahoi-Kontor');
  expect(await isPassword(null, 'the password of nobody')).toBe(false);
  const taken: { readonly known: number[]; readonly unknown: number[] } = { known: [], unknown: [] };
  for (let round = 0; round < 15; round += 1)
    for (const who of ['known', 'unknown'] as const) {
      const began = performance.now();
      await isPassword(who === 'known' ? stored : null, 'wrong');
      taken[who].push(performance.now() - began);
    }
  const ratio = median(taken.unknown) / median(taken.known);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

it('a hash is argon2id of the strength asked for, another one weak', async () => {
  const stored = await hashPassword('Ahoi-Kontor');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(isWeakHash(stored)).toBe(false);
  expect(isWeakHash('$argon2id$v=19$m=64,t=1,p=1$abc')).toBe(true);
});
