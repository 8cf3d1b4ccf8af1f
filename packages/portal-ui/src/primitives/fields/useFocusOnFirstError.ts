import { useEffect, type RefObject } from 'react';

const WRONG =
  'input[aria-invalid=true], textarea[aria-invalid=true], button[data-invalid], [data-invalid] [role=spinbutton], [role=alert]';

/** Moves the focus to the first invalid field within an element, each time `attempt` changes; not for 0 and null. */
export function useFocusOnFirstError(ref: RefObject<HTMLElement | null>, attempt: unknown): void {
  useEffect(() => {
    if (attempt === 0 || attempt === null) return;
    const wrong = ref.current?.querySelector<HTMLElement>(WRONG);
    wrong?.scrollIntoView({ block: 'nearest' });
    wrong?.focus();
  }, [ref, attempt]);
}
