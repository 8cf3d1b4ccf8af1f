import { describe, expect, it } from 'vitest';
import { createFairSlots, type Slot } from './fair-slots.js';

const BOUNDS = {
  inAll: 3,
  perMerchant: 2,
  perCaller: 1,
  waitingInAll: 5,
  waitingPerMerchant: 6,
  waitingPerCaller: 2,
  waitMs: 60_000,
};
const ALICE = { caller: 'alice', merchant: 'one' };
const BOB = { caller: 'bob', merchant: 'one' };
const CAROL = { caller: 'carol', merchant: 'one' };
const EVE = { caller: 'eve', merchant: 'two' };

function aTest(bounds = BOUNDS) {
  const slots = createFairSlots(bounds);
  const order: string[] = [];
  const held = new Map<string, Slot>();
  const take = (taker: typeof ALICE, name = taker.caller, signal = new AbortController().signal) => {
    const taken = slots.take(taker, signal).then((slot) => {
      order.push(name);
      held.set(name, slot);
      return slot;
    });
    // Those that still wait when a test ends are refused a minute later.
    taken.catch(() => {});
    return taken;
  };
  const refused = (taker: typeof ALICE) =>
    slots.take(taker, new AbortController().signal).catch((e: unknown) => e);
  return { slots, take, order, held, refused };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('slots', () => {
  it('let one caller run as many as allowed, and the next when one has ended', async () => {
    const { take, order, held } = aTest();
    void take(ALICE, 'first');
    void take(ALICE, 'second');
    await settled();
    expect(order).toEqual(['first']);
    held.get('first')!.release();
    await settled();
    expect(order).toEqual(['first', 'second']);
  });

  it('always leave one to another merchant', async () => {
    const { take, order } = aTest();
    for (const taker of [ALICE, BOB, CAROL, EVE]) void take(taker);
    await settled();
    expect(order).toEqual(['alice', 'bob', 'eve']);
  });

  it('serve first, of one merchant, the caller that was served longest ago', async () => {
    const { take, order, held } = aTest({ ...BOUNDS, inAll: 1, waitingPerCaller: 3 });
    for (const name of ['a1', 'a2', 'a3']) void take(ALICE, name);
    void take(BOB, 'b1');
    for (const name of ['a1', 'b1', 'a2']) {
      await settled();
      held.get(name)!.release();
    }
    await settled();
    expect(order).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('serve first the merchant that was served longest ago', async () => {
    const { take, order, held } = aTest({ ...BOUNDS, inAll: 1 });
    for (const [taker, name] of [
      [ALICE, 'a1'],
      [BOB, 'b1'],
      [CAROL, 'c1'],
      [EVE, 'e1'],
    ] as const)
      void take(taker, name);
    await settled();
    held.get('a1')!.release();
    await settled();
    expect(order).toEqual(['a1', 'e1']);
    held.get('e1')!.release();
    await settled();
    expect(order).toEqual(['a1', 'e1', 'b1']);
  });

  it('refuse a caller whose own queue is full with 429, and everybody with 503 when the queue of all is', async () => {
    const { take, refused } = aTest();
    for (let n = 0; n < 3; n += 1) void take(ALICE);
    expect(await refused(ALICE)).toMatchObject({
      status: 429,
      code: 'too_many_calls',
      options: { headers: { 'Retry-After': '2' } },
    });
    for (const taker of [BOB, BOB, BOB, CAROL]) void take(taker);
    await settled();
    expect(await refused(CAROL)).toMatchObject({
      status: 503,
      code: 'overloaded',
      options: { headers: { 'Retry-After': '5' } },
    });
  });

  it('leave room in the queue to the other merchants, however many callers one has', async () => {
    const { slots, take, refused } = aTest({ ...BOUNDS, waitingPerMerchant: 4 });
    for (const caller of ['a', 'b', 'c', 'd', 'e', 'f']) void take({ caller, merchant: 'one' });
    await settled();
    expect(slots.waiting).toBe(4);
    expect(await refused({ caller: 'g', merchant: 'one' })).toMatchObject({ code: 'too_many_calls' });
    void take(EVE, 'first');
    void take(EVE, 'second');
    await settled();
    expect(slots.waiting).toBe(5);
  });

  it('forget who has gone while waiting', async () => {
    const { slots, take, held } = aTest();
    const client = new AbortController();
    void take(ALICE, 'first');
    const gone = take(ALICE, 'second', client.signal).catch((error: unknown) => error);
    await settled();
    client.abort('gone');
    expect(await gone).toBe('gone');
    held.get('first')!.release();
    expect([slots.taken, slots.waiting]).toEqual([0, 0]);
  });

  it('refuse who has waited too long, naming whose calls are the reason', async () => {
    const { take, refused } = aTest({ ...BOUNDS, waitMs: 1 });
    for (const taker of [ALICE, BOB, EVE]) void take(taker);
    await settled();
    expect(await Promise.all([refused(ALICE), refused(CAROL)])).toMatchObject([
      { code: 'too_many_calls' },
      { code: 'overloaded' },
    ]);
  });

  it('have what goes on after an answer give way to the next call of the same caller', async () => {
    const { take, order, held } = aTest();
    void take(ALICE, 'first');
    await settled();
    const first = held.get('first')!;
    first.giveWay(() => first.release());
    void take(ALICE, 'second');
    await settled();
    expect(order).toEqual(['first', 'second']);
  });

  it('taken at once are refused in the same words when there is none', async () => {
    const { slots, take } = aTest();
    const first = slots.takeNow(ALICE);
    expect(() => slots.takeNow(ALICE)).toThrow('too_many_calls');
    void take(BOB);
    void take(EVE);
    await settled();
    expect(() => slots.takeNow(CAROL)).toThrow('overloaded');
    first.release();
    slots.takeNow(CAROL);
  });

  it('are given back when the work in them fails', async () => {
    const { slots } = aTest();
    await expect(slots.run(ALICE, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await slots.run(ALICE, () => Promise.resolve('next'))).toBe('next');
  });
});
