import { useLayoutEffect, type RefObject } from 'react';
import type { TableModel } from './table-model.js';

/**
 * Marks the scrolling part with `data-before` and `data-after` while columns are hidden beyond that edge, so that pinned columns show where
 * they lie on top. Set on the element directly: scrolling must not render the table anew.
 */
export function useScrollEdges(scroller: RefObject<HTMLElement | null>, model: TableModel): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const mark = () => {
      const beyond = element.scrollWidth - element.clientWidth - Math.abs(element.scrollLeft);
      element.toggleAttribute('data-before', Math.abs(element.scrollLeft) > 0);
      element.toggleAttribute('data-after', beyond > 1);
    };
    mark();
    element.addEventListener('scroll', mark, { passive: true });
    return () => element.removeEventListener('scroll', mark);
  }, [scroller, model]);
}
