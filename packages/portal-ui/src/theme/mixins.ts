import { css } from 'styled-components';
import { color, floatShadow, font, radius } from './vars.js';

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

/** Letters and box model of a root: an own element, or something that floats outside it. */
export const textBase = css`
  box-sizing: border-box;
  color: ${color('ink')};
  color-scheme: var(--kontor-color-scheme);
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

/** Figures of equal width, so that columns of numbers line up. */
export const tabularFigures = css`
  font-variant-numeric: tabular-nums;
`;

/** Taken out of sight, kept for screen readers. */
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
