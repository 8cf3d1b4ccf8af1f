import { expect, it } from 'vitest';
import { createChunkSlots } from './chunk-slots.js';

/** Jobs that end on command, and the running ones. */
function works() {
  const slots = createChunkSlots();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, merchant: number) =>
    slots.run(merchant, async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return name;
    });
  const settle = () => new Promise((done) => setImmediate(done));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { begun, run, end, settle };
}

it('one chunk of a merchant runs at a time, in the order they came', async () => {
  const { begun, run, end, settle } = works();
  const all = [run('a', 1), run('b', 1), run('c', 1)];
  await settle();
  expect(begun).toEqual(['a']);
  await end('a');
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  await end('c');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
});

it('two merchants run at the same time and a third waits', async () => {
  const { begun, run, end, settle } = works();
  void run('a', 1);
  void run('b', 2);
  void run('c', 3);
  void run('d', 1);
  await settle();
  expect(begun).toEqual(['a', 'b']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

it('a merchant with too many chunks waiting is told to come back in a second', async () => {
  const { run, end, settle } = works();
  for (const name of ['a', 'b', 'c', 'd']) void run(name, 1);
  await settle();
  await expect(run('e', 1)).rejects.toMatchObject({
    code: 'busy',
    status: 429,
    options: { headers: { 'Retry-After': '1' } },
  });
  await end('a');
  const late = run('e', 1);
  for (const name of ['b', 'c', 'd', 'e']) await end(name);
  expect(await late).toBe('e');
});

it('no more than six chunks wait at all', async () => {
  const { run, settle } = works();
  for (let merchant = 1; merchant <= 8; merchant += 1) void run(`m${merchant}`, merchant);
  await settle();
  await expect(run('late', 9)).rejects.toMatchObject({ code: 'busy' });
});

it('a failed chunk leaves its place', async () => {
  const slots = createChunkSlots();
  await expect(slots.run(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await slots.run(1, () => Promise.resolve('next'))).toBe('next');
});
