import { TextHash } from './text-hash.js';

/** Stores order ids and the line that each began on, in about 20 bytes per id. */
export interface SeenOrders {
  /** Adds an id; returns the line of its first occurrence, or 0 when it is new. */
  add(id: string, line: number): number;
  /** The line of an id's first occurrence, or 0. */
  lineOf(id: string): number;
}

/**
 * Creates an open-addressing hash set in typed arrays. It compares 64-bit hashes, not texts: among a million ids the probability that two
 * different ones are confused is below one in ten million. Ids of the same `keyOf` count as one.
 */
export function createSeenOrders(keyOf = (id: string): string => id): SeenOrders {
  const tables = Array.from({ length: TABLES }, () => new SeenTable());
  return {
    add(id, line) {
      const [high, low] = new TextHash().add(keyOf(id)).halves();
      return tables[low & (TABLES - 1)]?.add(high, low, line) ?? 0;
    },
    lineOf(id) {
      const [high, low] = new TextHash().add(keyOf(id)).halves();
      return tables[low & (TABLES - 1)]?.lineOf(high, low) ?? 0;
    },
  };
}

/** Number of tables, a power of two. Many small tables grow separately: little memory is held twice while one is copied. */
const TABLES = 64;

/** Slots that a table begins with, and the largest share of used ones. */
const [FIRST_SLOTS, MAX_LOAD] = [1024, 0.8];
/** The share of a hash that is one of all its values. */
const OF_ALL = 2 ** -32;

/** Numbers per slot: the two halves of a hash, and the line, which is 0 in a free slot. They are adjacent, to be fetched at once. */
const WIDTH = 3;

class SeenTable {
  private size = 0;
  private slots = FIRST_SLOTS;
  private cells = new Int32Array(FIRST_SLOTS * WIDTH);

  /** Adds a hash; returns the line of its first occurrence, or 0. */
  add(high: number, low: number, line: number): number {
    const first = this.put(high, low, line);
    if (first !== 0) return first;
    this.size += 1;
    if (this.size > this.slots * MAX_LOAD) this.grow();
    return 0;
  }

  /** The line stored with a hash, or 0. */
  lineOf(high: number, low: number): number {
    return this.cells[this.placeOf(high, low) + 2] ?? 0;
  }

  /** Index in `cells` of a hash, or of its free slot. */
  private placeOf(high: number, low: number): number {
    const { cells } = this;
    const share = ((high ^ Math.imul(low, 0x9e3779b1)) >>> 0) * OF_ALL;
    let at = Math.floor(share * this.slots) * WIDTH;
    while (cells[at + 2] !== 0 && !(cells[at] === high && cells[at + 1] === low))
      at = at + WIDTH === cells.length ? 0 : at + WIDTH;
    return at;
  }

  /** Stores a hash unless it is there already; returns the line stored with it before, or 0. */
  private put(high: number, low: number, line: number): number {
    const at = this.placeOf(high, low);
    const before = this.cells[at + 2] ?? 0;
    if (before !== 0) return before;
    this.cells[at] = high;
    this.cells[at + 1] = low;
    this.cells[at + 2] = line;
    return 0;
  }

  private grow(): void {
    const { cells } = this;
    this.slots = Math.ceil(1.5 * this.slots);
    this.cells = new Int32Array(this.slots * WIDTH);
    for (let at = 0; at < cells.length; at += WIDTH) {
      const line = cells[at + 2] ?? 0;
      if (line !== 0) this.put(cells[at] ?? 0, cells[at + 1] ?? 0, line);
    }
  }
}
