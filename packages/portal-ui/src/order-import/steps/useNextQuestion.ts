import { useEffect, useRef, type RefObject } from 'react';

/** What answers the first open question: about how the file is read, or about a field. */
const OPEN_ROW = '[data-part=open] :is(button, input), tr[data-asked] button, tr[data-open] button';
/** The way on, once nothing is open. */
const WAY_ON = '[data-part=way-on] button:last-child';

/** Leads the keyboard to the first open question of a board. */
export function focusQuestion(board: HTMLElement | null): void {
  board?.querySelector<HTMLElement>(OPEN_ROW)?.focus();
}

/** Leads the keyboard on when the button that answered a question went with it: to the next question, else to the way on. */
export function useNextQuestion(board: RefObject<HTMLElement | null>, open: number): void {
  const before = useRef(open);
  useEffect(() => {
    const isAnswered = open < before.current;
    before.current = open;
    const root = board.current?.getRootNode() as Document | ShadowRoot | undefined;
    const held = root?.activeElement ?? document.body;
    if (!isAnswered || held !== document.body) return;
    const next = board.current?.querySelector<HTMLElement>(OPEN_ROW);
    (next ?? board.current?.querySelector<HTMLElement>(WAY_ON))?.focus();
  }, [board, open]);
}
