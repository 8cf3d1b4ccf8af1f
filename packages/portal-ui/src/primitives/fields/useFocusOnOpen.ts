import { useEffect, type RefObject } from 'react';

const FIELD = 'input:not([type=hidden]), textarea, [role=spinbutton], button';

/** Leads to the first field within an element that has just been opened, such as an editor in the place of what it changes. */
export function useFocusOnOpen(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => ref.current?.querySelector<HTMLElement>(FIELD)?.focus(), [ref]);
}
