import type {
  ColorToken,
  FontToken,
  LayerToken,
  MotionToken,
  RadiusToken,
  SizeToken,
  SpaceToken,
} from './tokens.js';

/** The reference to a colour token, for use inside styles. */
export const color = (name: ColorToken): string => `var(--kontor-color-${name})`;
/** The reference to a distance token. */
export const space = (name: SpaceToken): string => `var(--kontor-space-${name})`;
/** The reference to a corner radius token. */
export const radius = (name: RadiusToken): string => `var(--kontor-radius-${name})`;
/** The reference to a font token. */
export const font = (name: FontToken): string => `var(--kontor-font-${name})`;
/** The reference to a measure that follows the density. */
export const size = (name: SizeToken): string => `var(--kontor-size-${name})`;
/** The reference to a duration; zero where less motion is wanted. */
export const motion = (name: MotionToken): string => `var(--kontor-motion-${name})`;
/** The reference to a stacking level. */
export const layer = (name: LayerToken): string => `var(--kontor-layer-${name})`;
/** The shadow of what floats. */
export const floatShadow = 'var(--kontor-shadow-float)';
