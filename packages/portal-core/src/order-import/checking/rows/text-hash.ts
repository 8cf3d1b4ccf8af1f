/** Stands behind each text, and for no character. */
const END = 0x10000;

/** Hashes texts (cyrb53 by bryc, public domain): different ones are confused with a chance of 2^-64, both halves taken. */
export class TextHash {
  private high = 0xdeadbeef;
  private low = 0x41c6ce57;

  add(text: string): this {
    let { high, low } = this;
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      high = Math.imul(high ^ unit, 2654435761);
      low = Math.imul(low ^ unit, 1597334677);
    }
    this.high = Math.imul(high ^ END, 2654435761);
    this.low = Math.imul(low ^ END, 1597334677);
    return this;
  }

  /** The hash of all texts added, as two integers of 32 bits. */
  halves(): [number, number] {
    const { high, low } = this;
    const mixed = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
    const other = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(mixed ^ (mixed >>> 13), 3266489909);
    return [mixed | 0, other | 0];
  }
}
