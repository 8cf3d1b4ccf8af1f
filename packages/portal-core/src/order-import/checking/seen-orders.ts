/** Remembers order ids and the line each began on, in some 20 bytes an id. */
export interface SeenOrders {
  /** Adds an id; answers the line it was first seen on, or 0 when it is new. */
  add(id: string, line: number): number;
  /** The line an id was first seen on, or 0. */
  lineOf(id: string): number;
}

/**
 * An open-addressing hash set in typed arrays. It compares 64-bit hashes, not texts: among a million ids the chance that two different
 * ones are taken for the same is below one in ten million.
 */
export function createSeenOrders(): SeenOrders {
  const tables = Array.from({ length: TABLES }, () => new SeenTable());
  return {
    add(id, line) {
      const [high, low] = hash(id);
      return tables[low & (TABLES - 1)]?.add(high, low, line) ?? 0;
    },
    lineOf(id) {
      const [high, low] = hash(id);
      return tables[low & (TABLES - 1)]?.lineOf(high, low) ?? 0;
    },
  };
}

/** Many small tables, each growing on its own: while one is copied, little memory is held twice. A power of two. */
const TABLES = 64;

/** Share of the slots that may be taken. */
const MAX_LOAD = 0.8;

class SeenTable {
  private size = 0;
  private high = new Int32Array(64);
  private low = new Int32Array(64);
  private lines = new Uint32Array(64);

  /** Adds a hash; answers the line it was first seen on, or 0. */
  add(high: number, low: number, line: number): number {
    const first = this.put(high, low, line);
    if (first !== 0) return first;
    this.size += 1;
    if (this.size > this.lines.length * MAX_LOAD) this.grow();
    return 0;
  }

  /** The line stored with a hash, or 0. */
  lineOf(high: number, low: number): number {
    return this.lines[this.slotOf(high, low)] ?? 0;
  }

  /** Where a hash is, or will be. */
  private slotOf(high: number, low: number): number {
    const slots = this.lines.length;
    let at = ((high ^ Math.imul(low, 0x9e3779b1)) >>> 0) % slots;
    while (this.lines[at] !== 0 && !(this.high[at] === high && this.low[at] === low))
      at = at + 1 === slots ? 0 : at + 1;
    return at;
  }

  /** Puts a hash in its place unless it is there already; answers the line stored with it before, or 0. */
  private put(high: number, low: number, line: number): number {
    const at = this.slotOf(high, low);
    const before = this.lines[at] ?? 0;
    if (before !== 0) return before;
    this.high[at] = high;
    this.low[at] = low;
    this.lines[at] = line;
    return 0;
  }

  private grow(): void {
    const { high, low, lines } = this;
    const slots = Math.ceil(1.5 * lines.length);
    this.high = new Int32Array(slots);
    this.low = new Int32Array(slots);
    this.lines = new Uint32Array(slots);
    for (const [index, line] of lines.entries())
      if (line !== 0) this.put(high[index] ?? 0, low[index] ?? 0, line);
  }
}

/** cyrb53 (bryc, public domain), both halves kept whole. */
function hash(text: string): [number, number] {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  const mixed = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  const other = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(mixed ^ (mixed >>> 13), 3266489909);
  return [mixed | 0, other | 0];
}
