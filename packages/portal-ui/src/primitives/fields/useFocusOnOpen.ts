import { useEffect, type RefObject } from 'react';

const FIELD = 'input:not([type=hidden]), textarea, [role=spinbutton], button';

/** Moves the focus to the first field within an element that has just been opened, such as an editor in place of the text it edits. */
export function useFocusOnOpen(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => ref.current?.querySelector<HTMLElement>(FIELD)?.focus(), [ref]);
}
