import type { Writer } from '../db/index.js';

/** The tab that each running transaction writes for. */
const origins = new WeakMap<Writer, string>();

/** Names the tab whose call a transaction serves, so that its changes are not told to it. */
export function nameOrigin(trx: Writer, tab: string): void {
  origins.set(trx, tab);
}

/** The tab that a transaction writes for; empty without one. */
export const originOf = (trx: Writer): string => origins.get(trx) ?? '';
