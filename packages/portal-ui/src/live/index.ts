export { LiveProvider } from './LiveProvider.js';
export { RenewalNote } from './RenewalNote.js';
export { useElsewhere } from './useElsewhere.js';
export type { Elsewhere } from './live-context.js';
export type { ElsewhereTexts } from './useElsewhere.js';
export { useRenewed } from './useRenewed.js';
export type { Renewal } from './useRenewed.js';
