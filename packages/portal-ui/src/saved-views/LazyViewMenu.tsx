import { lazy, Suspense } from 'react';
import type { ViewMenuProps } from './ViewMenu.js';

const Menu = lazy(() => import('./ViewMenu.js').then((module) => ({ default: module.ViewMenu })));

/** The menu of views; it arrives after the list, which comes first. */
export function ViewMenu(props: ViewMenuProps) {
  return (
    <Suspense fallback={null}>
      <Menu {...props} />
    </Suspense>
  );
}
