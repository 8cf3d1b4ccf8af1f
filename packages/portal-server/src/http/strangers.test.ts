import { describe, expect, it } from 'vitest';
import { createStrangers } from './strangers.js';

const BOUNDS = { inAll: 60, perWide: 20, perNear: 5 };

function aTest() {
  const strangers = createStrangers(BOUNDS);
  const ended: string[] = [];
  /** Begins a request of an address in a piece of network; it goes on being sent unless said otherwise. */
  const begin = (wide: string, address: number, isSending = true) => {
    const near = `${wide}.${address}`;
    return strangers.take({ near, wide }, { isSending: () => isSending, end: () => ended.push(near) });
  };
  /** Begins as many requests as there is room for, of so many addresses in each of so many pieces of network. */
  const flood = (wides: number, addresses: number, isSending = true) => {
    for (let n = 0; n < wides * addresses * BOUNDS.perNear; n += 1)
      try {
        begin(`flood${n % wides}`, Math.floor(n / wides) % addresses, isSending);
      } catch {
        // Refused: there is no room.
      }
    ended.length = 0;
  };
  return { strangers, ended, begin, flood };
}

describe('requests of strangers that are being sent', () => {
  it.each([
    [3, 4],
    [4, 5],
    [20, 20],
    [60, 1],
  ])('keep nobody else out, from %i pieces of network with %i addresses each', (wides, addresses) => {
    const { strangers, ended, begin, flood } = aTest();
    flood(wides, addresses);
    expect(strangers.taken).toBe(BOUNDS.inAll);
    begin('another', 1);
    expect(ended).toHaveLength(1);
    expect(strangers.taken).toBe(BOUNDS.inAll);
  });

  it('are ended where a network has the most, the oldest first', () => {
    const { ended, begin, flood } = aTest();
    flood(1, 3);
    begin('few', 1);
    for (let n = 0; n < 44; n += 1) begin(`single${n}`, 1);
    begin('another', 1);
    begin('another', 2);
    expect(ended).toEqual(['flood0.0', 'flood0.1']);
  });

  it('keep out no other address of their own piece of network', () => {
    const { strangers, ended, begin, flood } = aTest();
    flood(1, 4);
    expect(strangers.taken).toBe(BOUNDS.perWide);
    begin('flood0', 99);
    expect(ended).toEqual(['flood0.0']);
  });

  it('of one address are refused beyond its share, with 429', () => {
    const { begin, flood } = aTest();
    flood(1, 1);
    expect(() => begin('flood0', 0)).toThrow('too_many_calls');
  });

  it('are ended by none that would only change places with them', () => {
    const { ended, begin, flood } = aTest();
    flood(60, 1);
    expect(() => begin('flood1', 2)).toThrow('overloaded');
    expect(ended).toEqual([]);
  });

  it('are ended no more when they have arrived: then others wait for their answers', () => {
    const { strangers, ended, begin, flood } = aTest();
    flood(3, 4, false);
    expect(() => begin('another', 1)).toThrow('overloaded');
    expect([strangers.taken, ended]).toEqual([BOUNDS.inAll, []]);
  });

  it('give their room back once', () => {
    const { strangers, begin } = aTest();
    const release = begin('one', 1);
    begin('one', 1);
    release();
    release();
    expect(strangers.taken).toBe(1);
  });
});
