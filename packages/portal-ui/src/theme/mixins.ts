import { css } from 'styled-components';
import { color, floatShadow, font, radius, token } from './vars.js';

/** The ring every focusable thing shows when it is reached by keyboard: 2 px accent, set off by 2 px. */
export const focusRing = css`
  outline: none;

  &:focus-visible,
  &[data-focus-visible] {
    outline: 2px solid ${color('accent')};
    outline-offset: 2px;
  }
`;

/** The same ring drawn inside, for things whose surroundings would clip it. */
export const focusRingInside = css`
  outline: none;

  &:focus-visible,
  &[data-focus-visible] {
    outline: 2px solid ${color('accent')};
    outline-offset: -2px;
  }
`;

/** Font and box model of a root: an own element, or an overlay outside it. */
export const textBase = css`
  box-sizing: border-box;
  color: ${color('ink')};
  color-scheme: ${token('color-scheme')};
  font-family: ${font('family')};
  font-size: ${font('size-md')};
  font-weight: ${font('weight-regular')};
  font-feature-settings: 'cv05', 'ss03';
  line-height: 20px;
  letter-spacing: normal;
  text-align: start;
  text-transform: none;

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
`;

/** Matches nothing, and adds the specificity of its eight elements to its list of selectors. */
const eightElements = 'html html html html html html html html';

/**
 * Resets the styles that browsers and pages give to elements. It has the specificity of eight elements: more than a page's rules for bare
 * elements, less than any rule of a widget, in whatever order. The order of the rules of two modules is the bundler's choice.
 */
export const elementReset = css`
  :where(&) :is(h1, h2, h3, h4, p, dl, dd, ul, ol, figure, fieldset, ${eightElements}) {
    margin: 0;
    padding: 0;
  }

  :where(&) :is(h1, h2, h3, h4, ${eightElements}) {
    color: inherit;
  }

  :where(&) :is(h1, ${eightElements}) {
    font-size: ${font('size-xl')};
    font-weight: ${font('weight-semibold')};
    line-height: 28px;
    letter-spacing: -0.015em;
  }

  :where(&) :is(ul, ol, ${eightElements}) {
    list-style: none;
  }
`;

/** A surface that floats above the page. */
export const floatingSurface = css`
  ${textBase}
  background: ${color('surface')};
  border: 1px solid ${color('rule')};
  border-radius: ${radius('lg')};
  box-shadow: ${floatShadow};
`;

/** One line, cut with an ellipsis. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** A text on two lines at most, low enough for a row of one line. */
export const twoLines = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  line-height: 15px;
  white-space: normal;
  overflow-wrap: break-word;
  hyphens: auto;
`;

/** A button that looks like what it holds, such as a badge. */
export const bareButton = css`
  display: inline-flex;
  max-width: 100%;
  padding: 0;
  border: 0;
  border-radius: ${radius('full')};
  background: none;
  font: inherit;
`;

/** Figures of equal width, so that columns of numbers line up. */
export const tabularFigures = css`
  font-variant-numeric: tabular-nums;
`;

/** Styles that react-aria's press needs; its own rule for this is in the page's head only, out of reach in a shadow root. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** What react-aria's press needs; its own rule for this stands in the page's head only, out of reach in a shadow root. */
export const pressable = css`
  touch-action: pan-x pan-y pinch-zoom;
  -webkit-tap-highlight-color: transparent;
`;
