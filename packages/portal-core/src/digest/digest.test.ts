import { expect, it } from 'vitest';
import { digestLines, type DigestNews } from './digest-lines.js';
import { isInTime, pauseAfterFailure } from './digest-sending.js';

const DAY = '2026-11-27';
const told = (news: DigestNews) => digestLines(news, DAY).map(({ text, all, fresh }) => [text, all, fresh]);
const none = { fresh: 0, all: 0 };

it('nothing is told when nothing has happened, whatever still waits', () => {
  expect(digestLines({}, DAY)).toEqual([]);
  expect(digestLines({ orders: none, waiting: { fresh: 0, all: 4 } }, DAY)).toEqual([]);
});

it('one piece of news tells what else waits, in one order, without what there is none of', () => {
  const news = {
    imports: { fresh: 1, all: 1 },
    waiting: { fresh: 0, all: 4 },
    errors: none,
    orders: { fresh: 12, all: 12 },
  };
  expect(told(news)).toEqual([
    ['digest.orders', 12, 12],
    ['digest.waiting', 4, 0],
    ['digest.imports', 1, 1],
  ]);
});

it('each line leads to the list of what it counts', () => {
  const one = { fresh: 1, all: 1 };
  const news: DigestNews = { orders: { ...one, afterId: 4711 }, errors: one, waiting: one, imports: one };
  expect(digestLines({ ...news, late: { ...one, status: 'ACCEPTED' } }, DAY).map(({ path }) => path)).toEqual(
    [
      '/orders?othersAfter=4711',
      '/order-errors',
      '/investigations?investigationWaiting=true',
      '/deliveries?status=ACCEPTED&arrivingTo=2026-11-26',
      '/orders/imports',
    ],
  );
});

it('a failed e-mail is tried three times more, ever later', () => {
  expect([1, 2, 3, 4, 99].map(pauseAfterFailure)).toEqual([300_000, 900_000, 3_600_000, null, null]);
});

it('an e-mail is sent until six hours after its time, and not later', () => {
  const due = Date.parse('2026-11-27T06:00:00Z');
  expect(isInTime(due, due)).toBe(true);
  expect(isInTime(due, Date.parse('2026-11-27T12:00:00Z'))).toBe(true);
  expect(isInTime(due, Date.parse('2026-11-27T12:00:01Z'))).toBe(false);
});
