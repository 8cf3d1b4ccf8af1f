export { createEmbedClient } from './create-embed-client.js';
export type { EmbedClient, EmbedClientOptions } from './create-embed-client.js';
export { ShadowFrame } from './shadow/ShadowFrame.js';
export type { ShadowFrameProps } from './shadow/ShadowFrame.js';
