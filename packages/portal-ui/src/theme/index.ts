export { appearanceStyle } from './appearance.js';
export type { Appearance, AppearanceVariables } from './appearance.js';
export { contrast } from './contrast.js';
export { hexOf } from './css-color.js';
export { GlobalStyle } from './GlobalStyle.js';
export {
  bareButton,
  elementReset,
  floatingSurface,
  focusRing,
  focusRingInside,
  oneLine,
  pressable,
  tabularFigures,
  twoLines,
  textBase,
  visuallyHidden,
} from './mixins.js';
export { notedList, panel } from './panel.js';
export { framedThemeCss } from './theme-css.js';
export { themeAttributes, ThemeFrame } from './ThemeFrame.js';
export type { Density, ThemeChoice } from './ThemeFrame.js';
export { ThemedContext, useThemed } from './useThemed.js';
export { FramedTheme, ThemeStyle } from './ThemeStyle.js';
export type { ColorToken } from './tokens.js';
export { useHostTheme } from './useHostTheme.js';
export { useOwnGround } from './useOwnGround.js';
export { color, floatShadow, font, layer, mainButton, motion, radius, size, space, token } from './vars.js';
