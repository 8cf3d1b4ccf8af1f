import { createGlobalStyle } from 'styled-components';
import { textBase } from './mixins.js';
import { color } from './vars.js';

/**
 * The page styles of the host app, which owns its document. Widgets never render it: they must not change a partner's page. The app imports
 * the font itself (`import '@fontsource-variable/inter'`).
 */
export const GlobalStyle = createGlobalStyle`
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  body {
    ${textBase}
    margin: 0;
    min-height: 100vh;
    min-height: 100dvh;
    background: ${color('canvas')};
    -webkit-font-smoothing: antialiased;
  }

  ::selection {
    background: color-mix(in srgb, ${color('accent')} 24%, transparent);
  }
`;
