import { framedThemeCss } from '../../theme/index.js';

/**
 * What stands between the page and the widgets: nothing of the page's letters comes through (`all: initial` leaves custom properties
 * alone), the tokens are defined, and what react-aria writes into the page's head alone is said again.
 */
export const frameCss = `
:host { display: block; }
:host([hidden]) { display: none; }
[data-kontor-frame] { all: initial; display: block; direction: ltr; text-align: start; }
${framedThemeCss}
[data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; }
`;
