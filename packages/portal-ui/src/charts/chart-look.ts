import { CHART_COLORS, type ChartSeries } from './chart-props.js';
import type { ChartLook } from './plot-options.js';

/** Reads the theme tokens that apply to an element, since a canvas cannot use custom properties. */
export function readLook(element: Element, series: readonly Pick<ChartSeries, 'color'>[]): ChartLook {
  const style = getComputedStyle(element);
  const value = (property: string) => style.getPropertyValue(property).trim();
  const token = (name: string) => value(`--kontor-${name}`) || value(`--kontor-own-${name}`);
  return {
    rule: token('color-rule'),
    ink: token('color-ink-subtle'),
    surface: token('color-surface'),
    font: `${token('font-size-xs') || '12px'} ${token('font-family') || 'sans-serif'}`,
    series: series.map(({ color }) => token(`color-${CHART_COLORS[color]}`)),
  };
}

/** Calls `onChange` when the theme around an element may have changed. Returns a function that stops watching. */
export function watchTheme(element: Element, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  const themes = { attributes: true, attributeFilter: ['data-theme'], subtree: true };
  const roots = new Set<Node>([element.getRootNode(), element.ownerDocument]);
  for (const root of roots) observer.observe(root, themes);
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', onChange);
  };
}
