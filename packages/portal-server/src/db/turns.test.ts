import { expect, it } from 'vitest';
import { openPlace, sqlitePlace } from '../testing/both-engines.js';
import { StatementLimits, type Lane } from './statement-limits.js';
import { createTurns } from './turns.js';

/** Works that end on command, and those that have begun. */
function aQueue() {
  const turns = createTurns();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (lane: Lane, name: string = lane) =>
    turns.run(lane, () => {
      begun.push(name);
      return new Promise<void>((end) => ends.push(end));
    });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const endAll = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await settled();
    }
  };
  return { turns, begun, ask, endAll };
}

it('what is vital gets the writer first, then what is ordinary, and work on many records last', async () => {
  const { turns, begun, ask, endAll } = aQueue();
  const all = (['ordinary', 'bulk', 'heavy', 'ordinary', 'vital'] as const).map((lane) => ask(lane));
  expect(turns.waiting).toBe(4);
  await endAll();
  await Promise.all(all);
  expect(begun).toEqual(['ordinary', 'vital', 'ordinary', 'heavy', 'bulk']);
  expect(turns.waiting).toBe(0);
});

it('a chunk of an import gets the writer after eight others, however many more come', async () => {
  const { begun, ask, endAll } = aQueue();
  const all = [ask('ordinary', 'first'), ask('bulk', 'chunk')];
  for (let n = 0; n < 20; n += 1) all.push(ask('vital', `sign-in ${n}`));
  await endAll();
  await Promise.all(all);
  expect(begun.indexOf('chunk')).toBe(9);
});

it('work that fails gives its turn on', async () => {
  const { turns } = aQueue();
  await expect(turns.run('bulk', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.run('bulk', () => Promise.resolve('next'))).toBe('next');
});

it('a write of a sign-in passes the chunks that wait for the writer of SQLite', async () => {
  const place = await openPlace(sqlitePlace);
  const order: string[] = [];
  const write = (lane: Lane) =>
    new StatementLimits(lane, { deadlineMs: 60_000 }).run(() =>
      place.database.write(async () => void order.push(lane)),
    );
  await Promise.all((['ordinary', 'bulk', 'bulk', 'vital'] as const).map(write));
  expect(order).toEqual(['ordinary', 'vital', 'bulk', 'bulk']);
  await place.remove();
});
