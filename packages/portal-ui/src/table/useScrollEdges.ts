import { useLayoutEffect, type RefObject } from 'react';

/**
 * Marks the scrolling part with `data-before` and `data-after` while columns are hidden beyond that edge, so that pinned columns show where
 * they lie on top. Set on the element directly: scrolling must not render the table anew. Measured when a width has changed, after the
 * browser has laid the page out: to ask for widths any earlier would make it do so twice.
 */
export function useScrollEdges(scroller: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const mark = () => {
      const beyond = element.scrollWidth - element.clientWidth - Math.abs(element.scrollLeft);
      element.toggleAttribute('data-before', Math.abs(element.scrollLeft) > 0);
      element.toggleAttribute('data-after', beyond > 1);
    };
    const observer = new ResizeObserver(mark);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [scroller]);
}
