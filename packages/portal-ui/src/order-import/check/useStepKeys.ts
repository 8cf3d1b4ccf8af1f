import { useEffect, useEffectEvent, type RefObject } from 'react';
import { gridKeyOf } from '../grid/grid-keys.js';
import type { ErrorJump } from '../grid/useErrorJump.js';
import type { Mending } from '../grid/useMending.js';

/**
 * Keys of the grid that work wherever the focus is in the step, or nowhere: F8 for errors, and Ctrl+Z and Ctrl+Y for
 * undo and redo, which in a text field are the field's own.
 */
export function useStepKeys(
  step: RefObject<HTMLElement | null>,
  { undo, redo }: Pick<Mending, 'undo' | 'redo'>,
  { go }: Pick<ErrorJump, 'go'>,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const [target] = event.composedPath();
    const act = actOf(event);
    if (event.defaultPrevented || act === null || !isAt(target, step.current)) return;
    event.preventDefault();
    act();
  });
  const actOf = (event: KeyboardEvent): (() => void) | null => {
    const key = gridKeyOf(event);
    if (key === 'nextError') return () => go(1);
    if (key === 'previousError') return () => go(-1);
    if (isTextField(event.composedPath()[0])) return null;
    if (key === 'undo') return undo;
    return key === 'redo' ? redo : null;
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Whether the focus is in the step or on its heading, which stands before it and has the focus first. */
function isAt(target: EventTarget | undefined, step: HTMLElement | null): boolean {
  return (
    target === document.body || (target instanceof Node && step?.parentElement?.contains(target) === true)
  );
}

function isTextField(target: EventTarget | undefined): boolean {
  return target instanceof HTMLInputElement && target.type === 'text';
}
