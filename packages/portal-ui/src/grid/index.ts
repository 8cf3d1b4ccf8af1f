export { GRID_STACKED_UP_TO } from './grid-item.js';
export type { GridItem } from './grid-item.js';
export { Grid } from './Grid.js';
export { GridEditor } from './GridEditor.js';
