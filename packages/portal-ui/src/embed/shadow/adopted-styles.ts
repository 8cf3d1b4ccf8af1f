import { frameCss } from './frame-css.js';

/** Style sheet shared by all frames of the page. */
let frameSheet: CSSStyleSheet | undefined;

/** Adopts the frame's style sheet in a shadow root, unless it already has it. */
export function adoptFrameStyles(root: ShadowRoot): void {
  if (!frameSheet) {
    frameSheet = new CSSStyleSheet();
    frameSheet.replaceSync(frameCss);
  }
  if (!root.adoptedStyleSheets.includes(frameSheet)) root.adoptedStyleSheets.push(frameSheet);
}

/** Takes away the widgets' style sheets from a shadow root; the frame's own stays. */
export function dropWidgetStyles(root: ShadowRoot): void {
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet === frameSheet);
}

/**
 * Returns the target that styled-components inserts a shadow root's rules into: a style element that is never part of
 * the page and whose sheet is adopted by the root. Adopted sheets need no entry in a content security policy and
 * survive when the element is moved, unlike the rules of a style element. The library only ever asks its target to
 * insert an element, and that element for its `sheet`.
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
