import { expect, it } from 'vitest';
import { createSlots } from './slots.js';

/** Jobs that end on command. */
function works() {
  const running: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => running.push(resolve));
  return { running, work };
}

it('so many works run at once, and the next when one has ended', async () => {
  const slots = createSlots(2, 10);
  const { running, work } = works();
  const all = [1, 2, 3].map(() => slots.run(work));
  expect(running).toHaveLength(2);
  running[0]!();
  await all[0];
  expect(running).toHaveLength(3);
  for (const letGo of running) letGo();
  await Promise.all(all);
});

it('a work that fails leaves its place', async () => {
  const slots = createSlots(1, 10);
  await expect(slots.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(slots.run(() => Promise.resolve('next'))).resolves.toBe('next');
});

it('more than may wait are told to come back later', async () => {
  const slots = createSlots(1, 1);
  const { running, work } = works();
  const both = [slots.run(work), slots.run(work)];
  await expect(slots.run(work)).rejects.toMatchObject({
    code: 'unavailable',
    options: { headers: { 'Retry-After': '5' } },
  });
  running[0]!();
  await both[0];
  running[1]!();
  await both[1];
});
