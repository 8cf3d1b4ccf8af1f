export { appearanceStyle } from './appearance.js';
export type { Appearance, AppearanceVariables } from './appearance.js';
export { GlobalStyle } from './GlobalStyle.js';
export {
  floatingSurface,
  focusRing,
  focusRingInside,
  oneLine,
  pressable,
  tabularFigures,
  textBase,
  visuallyHidden,
} from './mixins.js';
export { ThemeRoot, themeAttributes } from './ThemeRoot.js';
export type { Density, ThemeChoice } from './ThemeRoot.js';
export { FramedTheme, ThemeStyle } from './ThemeStyle.js';
export { framedThemeCss, themeCss } from './theme-css.js';
export { colors } from './tokens.js';
export type { ColorToken } from './tokens.js';
export { color, floatShadow, font, layer, motion, radius, size, space } from './vars.js';
