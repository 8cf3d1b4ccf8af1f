import { describe, expect, it } from 'vitest';
import { colors, type ColorToken } from './tokens.js';

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['surface', 'canvas', 'hover', 'accent-soft'] as const;
const tones = ['open', 'success', 'info', 'warning', 'danger', 'neutral', 'accent'] as const;

const texts: [ColorToken, ColorToken][] = [
  ...grounds.flatMap((ground): [ColorToken, ColorToken][] => [
    ['ink', ground],
    ['ink-muted', ground],
    ['ink-subtle', ground],
    ['accent', ground],
  ]),
  ...tones.map((tone): [ColorToken, ColorToken] => [tone, `${tone}-soft`]),
  ['ink-subtle', 'sunken'],
  ['danger', 'surface'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
];

const edges: [ColorToken, ColorToken][] = [
  ['rule-strong', 'surface'],
  ['accent', 'surface'],
  ['accent', 'canvas'],
  ['danger', 'surface'],
  ['chart-green', 'surface'],
  ['chart-red', 'surface'],
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const of = (token: ColorToken) => colors[theme][token];

  it.each(texts)('text in %s is readable on %s', (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges)('the edge %s is seen on %s', (edge, ground) => {
    expect(contrast(of(edge), of(ground))).toBeGreaterThanOrEqual(3);
  });
});
