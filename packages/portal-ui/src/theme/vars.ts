import type {
  ColorToken,
  FontToken,
  LayerToken,
  MotionToken,
  RadiusToken,
  SizeToken,
  SpaceToken,
} from './tokens.js';

/**
 * The CSS reference to a token: the page's value where one is set anywhere above, else our own. The two have different names, since
 * inherited values cannot be told apart otherwise: our values for a light page would pass for the page's own in a dark widget on it.
 */
export const token = (name: string): string => `var(--kontor-${name}, var(--kontor-own-${name}))`;

/** The reference to a colour token, for use inside styles. */
export const color = (name: ColorToken): string => token(`color-${name}`);
/** The colours of main buttons: the main colour as the host gave it, where `accent` is that colour made readable; see `primaryStyle`. */
export const mainButton = {
  ground: `var(--kontor-color-main, ${color('accent')})`,
  hover: `var(--kontor-color-main-hover, ${color('accent-hover')})`,
  letters: `var(--kontor-color-on-main, ${color('on-accent')})`,
} as const;
/** The reference to a distance token. */
export const space = (name: SpaceToken): string => token(`space-${name}`);
/** The reference to a corner radius token. */
export const radius = (name: RadiusToken): string => token(`radius-${name}`);
/** The reference to a font token. */
export const font = (name: FontToken): string => token(`font-${name}`);
/** The reference to a measure that follows the density. */
export const size = (name: SizeToken): string => token(`size-${name}`);
/** The reference to a duration; zero when less motion is wanted. */
export const motion = (name: MotionToken): string => token(`motion-${name}`);
/** The reference to a stacking level. */
export const layer = (name: LayerToken): string => token(`layer-${name}`);
/** The shadow of overlays. */
export const floatShadow = token('shadow-float');
