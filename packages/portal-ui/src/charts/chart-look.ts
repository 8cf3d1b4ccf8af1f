import { color, type ColorToken } from '../theme/index.js';
import { CHART_COLORS, type ChartSeries } from './chart-props.js';
import type { ChartLook } from './plot-options.js';

/** Reads the theme tokens that apply to an element, since a canvas cannot use custom properties. */
export function readLook(element: Element, series: readonly Pick<ChartSeries, 'color'>[]): ChartLook {
  const style = getComputedStyle(element);
  const value = (property: string) => style.getPropertyValue(property).trim();
  const letters = (name: string) => value(`--kontor-font-${name}`) || value(`--kontor-own-font-${name}`);
  const [rule = '', ink = '', surface = '', ...ofSeries] = readColors(element, [
    'rule',
    'ink-subtle',
    'surface',
    ...series.map(({ color: name }) => CHART_COLORS[name]),
  ]);
  const font = `${letters('size-xs') || '12px'} ${letters('family') || 'sans-serif'}`;
  return { rule, ink, surface, font, series: ofSeries };
}

/** Colours as a canvas can draw them: a token may be a mixture, or one colour for each theme. */
function readColors(element: Element, names: readonly ColorToken[]): string[] {
  const probe = document.createElement('span');
  element.append(probe);
  const read = names.map((name) => {
    probe.style.color = color(name);
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return read;
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
