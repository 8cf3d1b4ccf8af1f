export { createLimiter, refuseAbove } from './limiter.js';
export { createFairSlots } from './fair-slots.js';
export type { FairSlots, Slot, Taker } from './fair-slots.js';
