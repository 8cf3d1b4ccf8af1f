import { Suspense, type ReactNode } from 'react';
import { lazyPart, LoadingNote } from '../primitives/index.js';
import type { GridItem } from './grid-item.js';

const GridCanvas = lazyPart(() => import('./GridCanvas.js').then((module) => module.GridCanvas));

export interface GridEditorProps<Item extends GridItem = GridItem> {
  /** Items of the grid, in an order that does not change while they move. */
  readonly items: readonly Item[];
  /** Called with all places after an item was dragged or resized. */
  readonly onChange: (change: { readonly places: readonly GridItem[] }) => void;
  /** Renders one item. It is dragged by its element with `data-grid-handle`. */
  readonly children: (item: Item) => ReactNode;
  /** Minimum size of an item, in columns and rows. */
  readonly minWidth: number;
  readonly minHeight: number;
}

/** Grid whose items can be moved and resized by mouse and touch. The library for it is loaded with the first editor. */
export function GridEditor<Item extends GridItem>({ children, ...props }: GridEditorProps<Item>) {
  return (
    <Suspense fallback={<LoadingNote />}>
      <GridCanvas {...props}>{children as GridEditorProps['children']}</GridCanvas>
    </Suspense>
  );
}
