import { expect, test } from 'vitest';
import { LatestOnly } from './latest-only.js';

/** Requests whose answers are held back until they are released. */
function held() {
  const asked: string[] = [];
  const answered: string[] = [];
  const release: (() => void)[] = [];
  const latest = new LatestOnly<string, string>(
    (question) => {
      asked.push(question);
      return new Promise((resolve, reject) =>
        release.push(() => (question === 'wrong' ? reject(new Error('no')) : resolve(`${question}!`))),
      );
    },
    (answer) => answered.push(answer),
  );
  const settle = async () => {
    release.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { latest, asked, answered, settle };
}

test('asks one question at a time and of those that wait only the latest', async () => {
  const { latest, asked, answered, settle } = held();
  for (const question of ['a', 'b', 'c']) latest.put(question);
  expect(asked).toEqual(['a']);
  await settle();
  expect({ asked, answered }).toEqual({ asked: ['a', 'c'], answered: [] });
  await settle();
  expect(answered).toEqual(['c!']);
});

test('takes a failure for no answer and goes on', async () => {
  const { latest, answered, settle } = held();
  latest.put('wrong');
  await settle();
  latest.put('right');
  await settle();
  expect(answered).toEqual(['right!']);
});

test('drops the answer under way', async () => {
  const { latest, answered, settle } = held();
  latest.put('a');
  latest.drop();
  await settle();
  expect(answered).toEqual([]);
});
