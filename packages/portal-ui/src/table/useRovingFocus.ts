import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Navigation } from './keyboard.js';

/** Row and column of the focus. */
export interface Position {
  readonly row: number;
  readonly column: number;
}

interface RovingFocusOptions {
  readonly body: RefObject<HTMLElement | null>;
  /** Gets the focus when the focused row was the last one and disappears. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly navigation: Navigation;
  readonly rowCount: number;
  readonly onMove: (position: Position) => void;
}

export interface RovingFocus {
  readonly position: Position;
  /** Moves the focus; the row is rendered first if it is out of sight. */
  readonly moveTo: (position: Position, reveal: (row: number) => void) => void;
  /** Records that the focus moved by itself, by a press or Tab. `target` has it. */
  readonly noteFocus: (position: Position, target: Element) => void;
  /** Records that the focus left by itself. */
  readonly noteBlur: () => void;
  /** Wraps moving the focus to the table's edge on its way out. */
  readonly leave: (act: () => void) => void;
}

/** One tab stop for the whole table, moved by the arrow keys. Call it in the body, since it must run in every render. */
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

/** True when nothing has the focus: the browser drops it when its element disappears, as when an order in a list of open orders is held. */
const isNowhere = ({ activeElement, body }: Document) => activeElement === null || activeElement === body;
