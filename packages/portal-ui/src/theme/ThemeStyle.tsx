import { createContext, useContext } from 'react';
import { createGlobalStyle } from 'styled-components';
import { themeCss } from './theme-css.js';

/** True where a frame has defined the tokens already. */
export const FramedTheme = createContext(false);

const Tokens = createGlobalStyle`${themeCss}`;

/** Defines the tokens once a page; needed by every widget, rendered by `PortalProvider`. */
export function ThemeStyle() {
  return useContext(FramedTheme) ? null : <Tokens />;
}
