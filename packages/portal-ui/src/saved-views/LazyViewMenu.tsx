import { Suspense } from 'react';
import { lazyPart } from '../primitives/index.js';
import type { ViewMenuProps } from './ViewMenu.js';

const Menu = lazyPart(() => import('./ViewMenu.js').then((module) => module.ViewMenu));

/** The menu of views; it arrives after the list, which comes first. */
export function ViewMenu(props: ViewMenuProps) {
  return (
    <Suspense fallback={null}>
      <Menu {...props} />
    </Suspense>
  );
}
