import { useLayoutEffect, useState } from 'react';
import { contrast } from './contrast.js';
import { hexOf } from './css-color.js';
import { hostTheme, watchHost } from './useHostTheme.js';

/** Text on its ground has twice this contrast; with less, hints and captions are no longer readable. */
const LEAST_CONTRAST = 7;

/**
 * Whether an element must bring its own ground, because its text could not be read on what the page shows behind it: dark widgets on a
 * light page, or the reverse. Asked again when the page changes its look, and when anything in `looks` differs.
 */
export function useOwnGround(element: HTMLElement | null, ...looks: readonly unknown[]): boolean {
  const [isNeeded, setNeeded] = useState(false);
  useLayoutEffect(() => {
    if (element === null) return undefined;
    const judge = () => setNeeded(isLost(element));
    judge();
    return watchHost(judge);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the looks are read from the element's computed style
  }, [element, ...looks]);
  return isNeeded;
}

function isLost(element: HTMLElement): boolean {
  const ink = hexOf(getComputedStyle(element).color);
  const ground = groundBehind(element);
  return ink !== null && ground !== null && contrast(ink, ground) < LEAST_CONTRAST;
}

/** The colour of the page behind an element; null where it cannot be told. */
function groundBehind(element: HTMLElement): string | null {
  for (let outer = outside(element); outer !== null; outer = outside(outer)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(outer);
    const ground = hexOf(backgroundColor);
    if (ground !== null) return ground;
    if (backgroundImage !== 'none' || !isTransparent(backgroundColor)) return null;
  }
  return CANVAS[hostTheme()];
}

/** What browsers show where a page sets no colour. */
const CANVAS = { light: '#ffffff', dark: '#121212' } as const;

const isTransparent = (css: string) => /^(transparent|rgba\(.+, 0\))$/.test(css);

/** The element around, also beyond a shadow root and where a slot shows it. */
function outside(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  const { parentNode } = element;
  return parentNode instanceof ShadowRoot ? parentNode.host : element.parentElement;
}
