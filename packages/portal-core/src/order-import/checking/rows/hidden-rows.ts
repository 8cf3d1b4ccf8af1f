import { orderNumberKey } from '../../../orders/index.js';
import { ownText } from '../../reading/bytes/own-text.js';

/** The first hidden row of each order that has any: such an order is not complete without it. */
export class HiddenRows {
  /** Lines by the normalised form of the order's number. */
  readonly lines: Map<string, number>;

  /** `before`: the lines that an earlier reading of the same file found. */
  constructor(before: ReadonlyMap<string, number> = new Map()) {
    this.lines = new Map(before);
  }

  /** Adds a hidden row; returns whether it is the first of its order. */
  add(id: string, line: number): boolean {
    const key = ownText(orderNumberKey(id));
    if (this.lines.has(key)) return false;
    this.lines.set(key, line);
    return true;
  }

  /** The line of an order's first hidden row, or 0. */
  lineOf(id: string): number {
    return this.lines.size === 0 ? 0 : (this.lines.get(orderNumberKey(id)) ?? 0);
  }
}
