import { framedThemeCss, token } from '../../theme/index.js';

/**
 * Styles of the frame between page and widgets. They shut out the page's fonts and colours (`all: initial` leaves
 * custom properties alone), define the tokens, and repeat the rules that react-aria only writes into the page's head.
 */
export const frameCss = `
:host { display: block; }
:host([hidden]) { display: none; }
[data-kontor-frame] { all: initial; display: block; direction: ltr; text-align: start; }
${framedThemeCss}
[data-kontor-frame] > [part=skeleton] { display: grid; gap: 12px; padding: 4px 0; }
[part=skeleton] > div { height: 28px; border-radius: ${token('radius-md')}; background: ${token('color-sunken')}; }
[part=skeleton] > div:first-child { width: 40%; }
[data-kontor-frame] > [part=failure] { padding: 16px; border: 1px solid ${token('color-rule')}; border-radius: ${token('radius-md')};
  font: 14px/1.5 ${token('font-family')}; color: ${token('color-ink')}; background: ${token('color-surface')}; }
[part=failure] > p { margin: 0 0 8px; }
[part=failure] > button { font: inherit; padding: 4px 12px; }
[data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; }
`;
