const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const RGB = /^(rgba?|color)\(\s*(srgb\s+)?(.+?)\s*\)$/i;

/**
 * An opaque CSS colour as `#rrggbb`, from `#rgb`, `#rrggbb`, `rgb()` or `color(srgb …)`, which is how computed styles tell it. Null for what
 * is transparent or written in any other way.
 */
export function hexOf(css: string): string | null {
  const text = css.trim().toLowerCase();
  if (HEX.test(text)) return text.length === 7 ? text : text.replaceAll(/[^#]/g, '$&$&');
  const [, kind, isSrgb, inside = ''] = RGB.exec(text) ?? [];
  if (kind === undefined || (kind === 'color') !== (isSrgb !== undefined)) return null;
  const [red, green, blue, alpha = 1] = inside.split(/[\s,/]+/).map(Number);
  const parts = [red, green, blue].map((part) => Math.round((part ?? NaN) * (isSrgb ? 255 : 1)));
  if (alpha !== 1 || parts.some((part) => !(part >= 0 && part <= 255))) return null;
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A mixture of two colours `#rrggbb`; `share` is how much of the second, 0 to 1. */
export function mixed(one: string, other: string, share: number): string {
  const part = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => Math.round(part(one, at) * (1 - share) + part(other, at) * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
