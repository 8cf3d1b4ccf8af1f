import { useEffect, type RefObject } from 'react';

const WRONG =
  'input[aria-invalid=true], textarea[aria-invalid=true], button[data-invalid], [data-invalid] [role=spinbutton], [role=alert]';

/** Leads to the first field that is wrong within an element, each time `attempt` becomes another one; 0 and null lead nowhere. */
export function useFocusOnFirstError(ref: RefObject<HTMLElement | null>, attempt: unknown): void {
  useEffect(() => {
    if (attempt === 0 || attempt === null) return;
    const wrong = ref.current?.querySelector<HTMLElement>(WRONG);
    wrong?.scrollIntoView({ block: 'nearest' });
    wrong?.focus();
  }, [ref, attempt]);
}
