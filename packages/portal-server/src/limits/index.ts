export { createAttempts, counterKey, refuseUntil } from './attempts.js';
export type { Allowance, Attempts } from './attempts.js';
export { countOn, readCounters, removeCounters, replaceCounter } from './attempts.store.js';
export { createFairSlots, refusalOf } from './fair-slots.js';
export type { FairSlots, Slot, Taker } from './fair-slots.js';
