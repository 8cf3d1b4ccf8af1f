/** A stream of pseudo-random numbers: the same seed gives the same stream on every machine. */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** An element of the list, each equally likely. Throws on an empty list. */
  pick<T>(list: readonly T[]): T;
  /** A text of that many digits. */
  digits(count: number): string;
}

/** Starts the stream of a seed. */
export function createRandom(seed: number): Random {
  return new Mulberry32(seed);
}

/** mulberry32 (Tommy Ettinger, public domain): 32 bits of state, good enough to look like life and very fast. */
class Mulberry32 implements Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('Nothing to pick from');
    return list[Math.floor(this.next() * list.length)]!;
  }

  digits(count: number): string {
    let text = '';
    while (text.length < count) text += String(this.int(0, 999_999)).padStart(6, '0');
    return text.slice(0, count);
  }
}

/** Makes weighted picking cheap: build once, pick often. Weights are at least 0 and not all 0. */
export function weighted<T>(
  entries: readonly (readonly [value: T, weight: number])[],
): (random: Random) => T {
  let total = 0;
  const bounds = entries.map(([, weight]) => (total += weight));
  return (random) => {
    const at = random.next() * total;
    let low = 0;
    let high = bounds.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (at < bounds[middle]!) high = middle;
      else low = middle + 1;
    }
    return entries[low]![0];
  };
}
