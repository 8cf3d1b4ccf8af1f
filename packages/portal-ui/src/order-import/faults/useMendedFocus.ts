import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from '../state/lost-focus.js';
import type { FaultList } from '../worker/mending.types.js';

interface MendedPlaces {
  /** The list of faults; null when there is none. */
  readonly box: RefObject<HTMLElement | null>;
  /** An element that stays when the last fault is gone. */
  readonly rest: RefObject<HTMLElement | null>;
}

/**
 * Keeps the place of the keyboard when a corrected fault disappears with its button: the focus moves to the head of
 * the list, or to what stays of it. Returns a function to call before faults are corrected.
 */
export function useMendedFocus({ box, rest }: MendedPlaces, { faults }: FaultList): () => void {
  const isBegun = useRef(false);
  useEffect(() => {
    if (!isBegun.current) return;
    isBegun.current = false;
    if (!isFocusLost(rest.current)) return;
    (box.current?.querySelector<HTMLElement>('[tabindex="-1"]') ?? rest.current)?.focus();
  }, [faults, box, rest]);
  return () => {
    isBegun.current = true;
  };
}
