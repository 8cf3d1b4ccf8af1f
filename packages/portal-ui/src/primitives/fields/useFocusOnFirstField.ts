import { useEffect, type RefObject } from 'react';

const FIELD = [
  'input:not([type=hidden], [type=file], [readonly], :disabled)',
  'textarea:not([readonly], :disabled)',
  'button[aria-haspopup=listbox]:not(:disabled)',
  '[role=spinbutton]',
].join(', ');

/**
 * Moves the focus to the first field within an element when it appears, unless one within it asked for the focus itself. Not where a finger
 * points: the keyboard on the screen would cover what there is to choose.
 */
export function useFocusOnFirstField(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || element.matches(':focus-within') || matchMedia('(pointer: coarse)').matches) return;
    element.querySelector<HTMLElement>(FIELD)?.focus();
  }, [ref]);
}
