import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from '../state/lost-focus.js';

/** Selector of the controls that answer open questions, about the file's format or about a field. */
const OPEN_ROW = '[data-part=open] :is(button, input), tr[data-asked] button, tr[data-open] button';
/** Selector of the next button, for when no question is open. */
const WAY_ON = '[data-part=way-on] button:last-child';

/** Moves the focus to the first open question of a board. */
export function focusQuestion(board: HTMLElement | null): void {
  board?.querySelector<HTMLElement>(OPEN_ROW)?.focus();
}

/** Moves the focus when an answered question disappears with its button: to the next question, else to the next button. */
export function useNextQuestion(board: RefObject<HTMLElement | null>, open: number): void {
  const before = useRef(open);
  useEffect(() => {
    const isAnswered = open < before.current;
    before.current = open;
    if (!isAnswered || !isFocusLost(board.current)) return;
    const next = board.current?.querySelector<HTMLElement>(OPEN_ROW);
    (next ?? board.current?.querySelector<HTMLElement>(WAY_ON))?.focus();
  }, [board, open]);
}
