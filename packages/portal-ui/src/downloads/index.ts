export { Downloads } from './Downloads.js';
export type { DownloadsProps } from './Downloads.js';
