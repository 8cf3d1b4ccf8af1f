import { useLayoutEffect, useState, type RefObject } from 'react';

/** The element that had the focus when each surface opened. */
const openers = new WeakMap<Element, Element | null>();

/**
 * Returns the focus where react-aria cannot: a surface that replaced another, as a form replaces „is loading“, was opened from inside one
 * that is gone. The focus goes to the element that opened that one.
 */
export function useFocusReturn(ref: RefObject<Element | null>): void {
  const [opener] = useState(focusedElement);
  useLayoutEffect(() => {
    const surface = ref.current;
    if (surface === null) return undefined;
    openers.set(surface, opener);
    return () => {
      requestAnimationFrame(() => {
        if (surface.isConnected) return;
        const focused = focusedElement();
        if (focused === null || focused === document.body) stillThere(opener)?.focus();
      });
    };
  }, [ref, opener]);
}

function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

function stillThere(opener: Element | null): HTMLElement | null {
  let element = opener;
  while (element !== null && !element.isConnected) element = openerOf(element);
  return element instanceof HTMLElement && element !== document.body ? element : null;
}

/** The element that opened the surface of an element; null when it was in none. */
function openerOf(element: Element): Element | null {
  for (let around: Element | null = element; around !== null; around = around.parentElement)
    if (openers.has(around)) return openers.get(around) ?? null;
  return null;
}
