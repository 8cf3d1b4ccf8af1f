import { colors, type ColorToken } from '../theme/tokens.js';

/** A colour on a ground, by their tokens. */
export type ColorPair = readonly [foreground: ColorToken, ground: ColorToken];

/** Least contrast of text, and of edges and drawings one must see (WCAG 2.2, 1.4.3 and 1.4.11). */
export const LEAST_CONTRAST = { text: 4.5, edge: 3 } as const;

const GROUNDS = ['surface', 'canvas', 'hover', 'accent-soft'] as const;
const TONES = ['open', 'success', 'info', 'warning', 'danger', 'neutral', 'accent'] as const;

/** Every pair the interface writes text with. */
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

/** Every pair of an edge, or a drawing, and what it stands on. */
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
  const one = luminance(colors[theme][foreground]);
  const other = luminance(colors[theme][ground]);
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
