import type { Answered, LaneRecord } from '../erp-link/index.js';

/** What an error of FileMaker means for what was asked. `alone`: it is about this record, so the ERP is there for others. */
export interface JudgedCode {
  readonly answered: Exclude<Answered, 'taken'>;
  readonly alone: boolean;
}

const AWAY: JudgedCode = { answered: 'away', alone: false };
const ACCESS: JudgedCode = { answered: 'access', alone: false };
const BUSY: JudgedCode = { answered: 'busy', alone: false };
const REFUSED: JudgedCode = { answered: 'refused', alone: true };
const IN_USE: JudgedCode = { answered: 'away', alone: true };

/** Wrong sign-in or too many, no rights: all would be refused alike. */
const NO_ACCESS = new Set([9, 212, 214, 953]);
/** Layouts, fields or portals that are not there, or not open to the account: all records of a kind would be refused alike. */
const NO_LAYOUT = new Set([102, 103, 105, 106, 200, 201, 202]);

/**
 * A layout that fails stops the connection where it is that of orders; that of other records does not keep orders from leaving.
 * @param code of FileMaker's error (its guide, "Error codes"); null where no answer could be read.
 */
export function judgeCode(code: number | null, record: LaneRecord): JudgedCode {
  if (code === null || code === 802 || code === 952 || code === 1630) return AWAY;
  if (NO_ACCESS.has(code)) return ACCESS;
  if (NO_LAYOUT.has(code)) return record === 'order' ? ACCESS : REFUSED;
  if (code === 812 || code === 956) return BUSY;
  if ((code >= 300 && code <= 304) || code === 306) return IN_USE;
  if ((code >= 500 && code <= 512) || code === 101) return REFUSED;
  return IN_USE;
}

/** Seconds after which a server that is full, or may still be storing what was not answered, is asked again. */
export const PAUSE_SECONDS = 60;
