import { expect, it } from 'vitest';
import { visitsAfter, type VisitMark } from './visit.rules.js';

const mark = (time: string, order_id: number): VisitMark => ({
  at: `2026-11-20T${time}:00.000Z`,
  order_id,
  record_id: order_id * 10,
});

it('a first look begins a visit before which there was none', () => {
  const now = mark('08:00', 5);
  expect(visitsAfter(null, now)).toEqual({ seen: now, since: null });
});

it('a look within hours continues the visit, and is noted every ten minutes', () => {
  const [since, seen] = [mark('01:00', 1), mark('08:00', 5)];
  expect(visitsAfter({ seen, since }, mark('08:09', 6))).toBeNull();
  const later = mark('11:59', 9);
  expect(visitsAfter({ seen, since }, later)).toEqual({ seen: later, since });
});

it('a look after a pause of four hours begins a new visit', () => {
  const seen = mark('08:00', 5);
  const now = mark('12:00', 9);
  expect(visitsAfter({ seen, since: mark('01:00', 1) }, now)).toEqual({ seen: now, since: seen });
});
