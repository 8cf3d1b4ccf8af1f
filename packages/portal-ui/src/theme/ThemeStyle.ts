import { createGlobalStyle } from 'styled-components';
import { themeCss } from './theme-css.js';

/** Defines the tokens once a page or shadow root; needed by every widget, rendered by `PortalProvider`. */
export const ThemeStyle = createGlobalStyle`${themeCss}`;
