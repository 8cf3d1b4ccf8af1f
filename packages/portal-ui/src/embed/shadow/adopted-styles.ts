import { frameCss } from './frame-css.js';

/** One sheet for all frames of the page. */
let frameSheet: CSSStyleSheet | undefined;

/** Gives a shadow root the frame's own style sheet, unless it has one. */
export function adoptFrameStyles(root: ShadowRoot): void {
  if (!frameSheet) {
    frameSheet = new CSSStyleSheet();
    frameSheet.replaceSync(frameCss);
  }
  if (!root.adoptedStyleSheets.includes(frameSheet)) root.adoptedStyleSheets.push(frameSheet);
}

/**
 * Where styled-components writes the rules of a shadow root: a style element that is never part of the page and whose sheet is adopted
 * by the root. Adopted sheets need no word in a content security policy and survive when the element is moved, which a style element's
 * rules do not. The library only ever asks its target to insert an element, and that element for its `sheet`.
 */
export function styleTarget(root: ShadowRoot): HTMLElement {
  const target = document.createElement('div');
  target.insertBefore = (element) => {
    const sheet = new CSSStyleSheet();
    Object.defineProperty(element, 'sheet', { value: sheet });
    root.adoptedStyleSheets.push(sheet);
    return element;
  };
  return target;
}
