import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Navigation } from './keyboard.js';

/** Where the keyboard stands. */
export interface Position {
  readonly row: number;
  readonly column: number;
}

interface RovingFocusOptions {
  readonly body: RefObject<HTMLElement | null>;
  /** Has the focus when the row that had it was the last one left. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly navigation: Navigation;
  readonly rowCount: number;
  readonly onMove: (position: Position) => void;
}

export interface RovingFocus {
  readonly position: Position;
  /** Moves the keyboard there; the row is drawn first if it is out of sight. */
  readonly moveTo: (position: Position, reveal: (row: number) => void) => void;
  /** Notes that the focus came to a place by itself: a press, a Tab. `target` has it. */
  readonly noteFocus: (position: Position, target: Element) => void;
  /** Notes that the focus went away by itself. */
  readonly noteBlur: () => void;
  /** To be called while the focus is thrown to the table's edge on its way out. */
  readonly leave: (act: () => void) => void;
}

/** One tab stop for the whole table, moved by the arrow keys. Must be told of every drawing by being called in the body. */
export function useRovingFocus(options: RovingFocusOptions): RovingFocus {
  const { body, scroller, navigation, rowCount, onMove } = options;
  const [wished, setPosition] = useState<Position>({ row: 0, column: 0 });
  const position = { ...wished, row: Math.max(0, Math.min(wished.row, rowCount - 1)) };
  const isWanted = useRef(false);
  const hasFallen = useRef(false);
  const isLeaving = useRef(false);
  const focused = useRef<Element | null>(null);

  useLayoutEffect(() => {
    if (focused.current?.isConnected === false) {
      const isLost = isNowhere(focused.current.ownerDocument);
      focused.current = null;
      isWanted.current = isLost && rowCount > 0;
      hasFallen.current = isWanted.current;
      if (isLost && rowCount === 0) scroller.current?.focus({ preventScroll: true });
    }
    if (!isWanted.current) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-row="${position.row}"]`);
    const stop =
      navigation === 'rows' ? row : row?.querySelector<HTMLElement>(`[data-column="${position.column}"]`);
    if (!stop) return;
    isWanted.current = false;
    stop.focus({ preventScroll: true });
    if (navigation === 'cells' || hasFallen.current)
      stop.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    hasFallen.current = false;
  });

  return {
    position,
    moveTo(next, reveal) {
      isWanted.current = true;
      if (next.row !== position.row) {
        reveal(next.row);
        onMove(next);
      }
      setPosition({ ...next });
    },
    noteFocus(next, target) {
      focused.current = target;
      if (isLeaving.current || (next.row === wished.row && next.column === wished.column)) return;
      setPosition(next);
    },
    noteBlur() {
      focused.current = null;
    },
    leave(act) {
      isLeaving.current = true;
      act();
      isLeaving.current = false;
    },
  };
}

/** The browser leaves the focus with nobody when its element goes: a row that was held in a list of open orders, say. */
const isNowhere = ({ activeElement, body }: Document) => activeElement === null || activeElement === body;
