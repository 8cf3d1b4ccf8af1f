export { KeysDialog } from './KeysDialog.js';
export { Palette } from './Palette.js';
export type { PaletteProps } from './Palette.js';
export type { PaletteEntry } from './palette-entry.js';
export { TourDialog } from './TourDialog.js';
export type { TourStep } from './TourDialog.js';
