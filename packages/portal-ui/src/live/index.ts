export { AlsoOpen } from './AlsoOpen.js';
export { ChangedElsewhere } from './ChangedElsewhere.js';
export type { ChangedOfList } from './ChangedElsewhere.js';
export { LiveProvider } from './LiveProvider.js';
export { RenewalNote } from './RenewalNote.js';
export { useElsewhere } from './useElsewhere.js';
export { useRenewed } from './useRenewed.js';
export type { Renewal } from './useRenewed.js';
