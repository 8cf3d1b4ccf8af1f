import { orderNumberKey } from '../../../orders/index.js';
import type { LateLines } from './late-lines.types.js';

/** One of the spellings of a scattered order's number. */
export interface Spelling {
  readonly id: string;
  readonly line: number;
  readonly hasOthers: boolean;
}

/** The scattered orders by what all spellings of their number have in common. */
export function spellingsOf(lateLines: LateLines | undefined): ReadonlyMap<string, Spelling> {
  const found = new Map<string, Spelling>();
  for (const id of lateLines?.repeated ?? []) {
    const key = orderNumberKey(id);
    const line = lateLines?.lastLines.get(id) ?? 0;
    found.set(key, { id, line, hasOthers: found.has(key) });
  }
  return found;
}
