import type { DateOrder, Dialect, ImportEncoding } from '../order-import.types.js';

/** Settings that are not guessed. */
export type DialectOverrides = Partial<Omit<Dialect, 'dateOrder'>> & {
  readonly dateOrder?: DateOrder;
  /** The encoding of an earlier file; it counts only where the bytes leave the encoding open. */
  readonly keptEncoding?: ImportEncoding;
};
