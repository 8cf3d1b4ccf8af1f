import { useEffect, useEffectEvent, useRef } from 'react';

/** Fewest digits of a code, one more than a quantity can have: EAN-8 is the shortest. */
const CODE_MIN = 8;
/** Milliseconds between two keys after which a run of digits ends: a scanner needs some 20, a hand that changes from typing to scanning more. */
const PAUSE_MS = 400;

export interface HandScannerOptions {
  /** Called before the first digit of a run, so that what a scanner types into a quantity can be undone. */
  readonly onBegin: () => void;
  /** Called with a code of at least eight digits that ended with Enter. */
  readonly onCode: (code: string) => void;
}

/**
 * Listens for a scanner that types like a keyboard: digits that end with Enter, wherever the focus is except in fields for text. So many
 * digits are never a quantity.
 */
export function useHandScanner({ onBegin, onCode }: HandScannerOptions): void {
  const run = useRef({ digits: '', at: 0 });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { digits, at } = run.current;
    const isGoingOn = digits !== '' && event.timeStamp - at <= PAUSE_MS;
    if (/^\d$/.test(event.key) && !isTextField(event.composedPath()[0])) {
      if (!isGoingOn) onBegin();
      run.current = { digits: (isGoingOn ? digits : '') + event.key, at: event.timeStamp };
      return;
    }
    run.current = { digits: '', at: 0 };
    if (event.key !== 'Enter' || !isGoingOn || digits.length < CODE_MIN) return;
    event.preventDefault();
    event.stopPropagation();
    onCode(digits);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    // Before the form, which Enter would send.
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}

/** Whether an element takes text: every field but those for numbers. */
function isTextField(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.inputMode !== 'numeric';
  return target instanceof HTMLTextAreaElement || target.isContentEditable;
}
