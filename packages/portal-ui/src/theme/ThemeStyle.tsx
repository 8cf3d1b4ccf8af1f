import { createContext, useContext } from 'react';
import { createGlobalStyle } from 'styled-components';
import { themeCss } from './theme-css.js';

/** True inside a frame that has defined the tokens already. */
export const FramedTheme = createContext(false);

const Tokens = createGlobalStyle`${themeCss}`;

/** Defines the tokens once per page; needed by every widget, rendered by `PortalProvider`. */
export function ThemeStyle() {
  return useContext(FramedTheme) ? null : <Tokens />;
}
