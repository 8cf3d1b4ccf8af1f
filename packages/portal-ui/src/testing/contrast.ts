import { contrast } from '../theme/contrast.js';
import { colors, type ColorToken } from '../theme/tokens.js';

/** A colour and its background, by their tokens. */
export type ColorPair = readonly [foreground: ColorToken, ground: ColorToken];

/** Minimum contrast of text and of essential edges and graphics (WCAG 2.2, 1.4.3 and 1.4.11). */
export const LEAST_CONTRAST = { text: 4.5, edge: 3 } as const;

const GROUNDS = ['surface', 'canvas', 'hover', 'accent-soft'] as const;
const TONES = ['open', 'success', 'info', 'warning', 'danger', 'neutral', 'accent'] as const;

/** Every pair of text colour and background in the interface. */
export const TEXT_PAIRS: readonly ColorPair[] = [
  ...GROUNDS.flatMap((ground): ColorPair[] => [
    ['ink', ground],
    ['ink-muted', ground],
    ['ink-subtle', ground],
    ['accent', ground],
  ]),
  ...TONES.map((tone): ColorPair => [tone, `${tone}-soft`]),
  ['ink-subtle', 'sunken'],
  ['danger', 'surface'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
];

/** Every pair of edge or graphic and background. */
export const EDGE_PAIRS: readonly ColorPair[] = [
  ['rule-strong', 'surface'],
  ['accent', 'surface'],
  ['accent', 'canvas'],
  ['danger', 'surface'],
  ['chart-green', 'surface'],
  ['chart-red', 'surface'],
];

/** The contrast of a pair in a theme, 1 to 21. */
export function contrastOf([foreground, ground]: ColorPair, theme: 'light' | 'dark'): number {
  return contrast(colors[theme][foreground], colors[theme][ground]);
}
