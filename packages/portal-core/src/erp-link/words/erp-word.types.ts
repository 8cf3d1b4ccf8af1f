import * as z from 'zod/mini';
import type { Wire } from '../../validation/index.js';

/** What a word of the ERP can name. */
export const WORD_KINDS = ['status', 'delivery_status', 'carrier', 'warehouse', 'position'] as const;
export type WordKind = (typeof WORD_KINDS)[number];

/** What a status means that says nothing of a step, such as "packed". */
export const NO_STEP = 'none';

const fields = {
  kind: z.enum(WORD_KINDS),
  /** As the ERP writes it; upper and lower case are the same. */
  word: z.string().check(z.maxLength(1000)),
  /** What Kontor calls it: a status or `none`, the name of a carrier or a warehouse, a position. */
  meaning: z.string().check(z.maxLength(1000)),
  /**
   * Of a warehouse, the position on which its pieces lie where the ERP names none. Of a position, the warehouse in which it is called so, in
   * Kontor's words; empty for all.
   */
  place: z.string().check(z.maxLength(1000)),
  /** Whether Kontor writes it, too, where it writes into the ERP itself; one word of a meaning at most. */
  isWritten: z.boolean(),
};

/** A word of the ERP to be stored. */
export const erpWordInputShape = z.strictObject(fields);
export type ErpWordInput = Wire<typeof erpWordInputShape>;

/** A word of the ERP that nobody has said the meaning of. */
export const unknownWordShape = z.strictObject({
  id: z.int(),
  kind: fields.kind,
  word: z.string(),
  /** How often it came. */
  times: z.int(),
  /** ISO in UTC. */
  last_seen: z.string(),
});
export type UnknownWord = Wire<typeof unknownWordShape>;

/** A word of the ERP and what it means. */
export const erpWordShape = z.strictObject({ id: z.int(), ...fields });
export type ErpWord = Wire<typeof erpWordShape>;
