export * as digestCalls from './digest.api.js';
export { digestChoose, digestEnd, digestRead } from './digest.api.js';
export type { Digest } from './digest.api.js';
export { digestLines } from './digest-lines.js';
export type { DigestCount, DigestLine, DigestNews } from './digest-lines.js';
export { isInTime, pauseAfterFailure } from './digest-sending.js';
