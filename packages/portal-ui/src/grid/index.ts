export { Grid } from './Grid.js';
export type { GridProps } from './Grid.js';
export { GridEditor } from './GridEditor.js';
export type { GridEditorProps } from './GridEditor.js';
export type { GridItem } from './grid-item.js';
