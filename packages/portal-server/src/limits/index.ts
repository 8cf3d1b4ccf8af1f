export { createLimiter, refuseAbove } from './limiter.js';
