import { Suspense, type ReactNode } from 'react';
import { lazyPart, LoadingNote } from '../primitives/index.js';
import type { GridItem } from './grid-item.js';

const GridCanvas = lazyPart(() => import('./GridCanvas.js').then((module) => module.GridCanvas));

export interface GridEditorProps<Item extends GridItem = GridItem> {
  /** What stands on the grid, in an order that stays the same while things move. */
  readonly items: readonly Item[];
  /** Called with all places after something was dragged or resized. */
  readonly onChange: (change: { readonly places: readonly GridItem[] }) => void;
  /** One item. It is dragged by the element in it that carries `data-grid-handle`. */
  readonly children: (item: Item) => ReactNode;
  /** Least size of an item, in columns and rows. */
  readonly minWidth: number;
  readonly minHeight: number;
}

/** Items that can be moved and resized by mouse and touch; the library that does it is fetched when the first one shows. */
export function GridEditor<Item extends GridItem>({ children, ...props }: GridEditorProps<Item>) {
  return (
    <Suspense fallback={<LoadingNote />}>
      <GridCanvas {...props}>{children as GridEditorProps['children']}</GridCanvas>
    </Suspense>
  );
}
