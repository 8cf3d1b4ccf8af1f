import { contrast } from './contrast.js';
import { hexOf, mixed } from './css-color.js';
import { colors } from './tokens.js';
import { token } from './vars.js';

/** A CSS colour for both themes, or one for each. */
export type ThemedColor = string | { readonly light: string; readonly dark: string };
/** The main colour of an appearance and what may be given beside it. */
interface PrimaryColors {
  readonly colorPrimary?: ThemedColor;
  readonly colorPrimaryHover?: ThemedColor;
  readonly colorPrimarySoft?: ThemedColor;
  readonly colorOnPrimary?: ThemedColor;
}
type Properties = Record<`--kontor-${string}`, string>;

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const INK = '#14202b';
const PAPER = '#ffffff';
/** WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5;
/** How much of the main colour is in its soft ground. */
const SOFT = 12;

/** A colour as CSS: a value for each theme follows the `color-scheme` of where it is used. */
export function themedColor(value: ThemedColor): string {
  if (typeof value === 'string') return value;
  return value.light === value.dark ? value.light : `light-dark(${value.light}, ${value.dark})`;
}

/**
 * The custom properties of the main colour. `main` is the colour as given, the ground of main buttons; `accent` is the same made readable
 * on the grounds of each theme, for links, marks and edges.
 */
export function primaryStyle(variables: PrimaryColors): Properties {
  const { colorPrimary, colorPrimaryHover: hover, colorPrimarySoft: soft, colorOnPrimary: on } = variables;
  return {
    ...(colorPrimary !== undefined && following(colorPrimary)),
    ...(hover !== undefined && both('accent-hover', 'main-hover', hover)),
    ...(soft !== undefined && { '--kontor-color-accent-soft': themedColor(soft) }),
    ...(on !== undefined && both('on-accent', 'on-main', on)),
  };
}

function both(name: string, ofMain: string, value: ThemedColor): Properties {
  return {
    [`--kontor-color-${name}`]: themedColor(value),
    [`--kontor-color-${ofMain}`]: themedColor(value),
  };
}

function following(given: ThemedColor): Properties {
  const main = themedColor(given);
  const read = (theme: Theme) => hexOf(typeof given === 'string' ? given : given[theme]);
  const inEach = (of: (hex: string, theme: Theme) => string): string | null => {
    const [light, dark] = THEMES.map((theme) => {
      const hex = read(theme);
      return hex === null ? null : of(hex, theme);
    });
    return light && dark ? themedColor({ light, dark }) : null;
  };
  const accent = inEach(readable) ?? main;
  const onAccent = inEach((hex, theme) => lettersOn(readable(hex, theme)));
  const onMain = inEach(lettersOn);
  return {
    '--kontor-color-main': main,
    '--kontor-color-main-hover': darker(main),
    '--kontor-color-accent': accent,
    '--kontor-color-accent-hover': darker(accent),
    '--kontor-color-accent-soft': `color-mix(in srgb, ${accent} ${SOFT}%, ${token('color-surface')})`,
    ...(onAccent !== null && { '--kontor-color-on-accent': onAccent }),
    ...(onMain !== null && { '--kontor-color-on-main': onMain }),
  };
}

const darker = (color: string) => `color-mix(in srgb, ${color} 84%, ${token('color-ink')})`;

const lettersOn = (ground: string) => (contrast(ground, PAPER) >= contrast(ground, INK) ? PAPER : INK);

/** The colour, or the nearest lighter or darker one that can be read on the grounds of a theme. */
function readable(color: string, theme: Theme): string {
  const { surface, canvas, ink } = colors[theme];
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mixed(color, ink, share);
    const grounds = [surface, canvas, mixed(surface, shade, SOFT / 100)];
    if (grounds.every((ground) => contrast(shade, ground) >= LEAST_CONTRAST)) return shade;
  }
  return ink;
}
