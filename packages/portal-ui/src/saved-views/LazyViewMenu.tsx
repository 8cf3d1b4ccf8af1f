import { Suspense } from 'react';
import { lazyPart } from '../primitives/index.js';
import type { ViewMenuProps } from './ViewMenu.js';

const Menu = lazyPart(() => import('./ViewMenu.js').then((module) => module.ViewMenu));

/** The menu of views, loaded after the list. */
export function ViewMenu(props: ViewMenuProps) {
  return (
    <Suspense fallback={null}>
      <Menu {...props} />
    </Suspense>
  );
}
