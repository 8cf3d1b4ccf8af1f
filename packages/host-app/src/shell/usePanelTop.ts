import { useCallback } from 'react';

/** Tells side panels the lower edge of what is above the page, so that they begin below it. Use it as the element's `ref`. */
export function usePanelTop(): (upper: HTMLElement | null) => (() => void) | undefined {
  return useCallback((upper) => {
    if (upper === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--kontor-panel-top', `${upper.offsetHeight}px`),
    );
    observer.observe(upper);
    return () => {
      observer.disconnect();
      style.removeProperty('--kontor-panel-top');
    };
  }, []);
}
