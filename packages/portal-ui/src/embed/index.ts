export { ShadowFrame } from './shadow/ShadowFrame.js';
export type { ShadowFrameProps } from './shadow/ShadowFrame.js';
