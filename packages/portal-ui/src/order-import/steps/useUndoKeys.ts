import { useEffect, useEffectEvent, type RefObject } from 'react';
import { gridKeyOf } from './grid-keys.js';
import type { Mending } from './useMending.js';

/**
 * Ctrl+Z and Ctrl+Y undo and redo corrections wherever the focus is in the step, or nowhere. In a text field they are
 * the field's own.
 */
export function useUndoKeys(
  step: RefObject<HTMLElement | null>,
  mending: Pick<Mending, 'undo' | 'redo'>,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = gridKeyOf(event);
    if (event.defaultPrevented || (key !== 'undo' && key !== 'redo')) return;
    const [target] = event.composedPath();
    if (!isAt(target, step.current) || isTextField(target)) return;
    event.preventDefault();
    mending[key]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isAt(target: EventTarget | undefined, step: HTMLElement | null): boolean {
  return target === document.body || (target instanceof Node && step?.contains(target) === true);
}

function isTextField(target: EventTarget | undefined): boolean {
  return target instanceof HTMLInputElement && target.type === 'text';
}
