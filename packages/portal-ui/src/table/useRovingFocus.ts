import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Navigation } from './keyboard.js';

/** Where the keyboard stands. */
export interface Position {
  readonly row: number;
  readonly column: number;
}

interface RovingFocusOptions {
  readonly body: RefObject<HTMLElement | null>;
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
  const { body, navigation, rowCount, onMove } = options;
  const [wished, setPosition] = useState<Position>({ row: 0, column: 0 });
  const position = wished.row < rowCount ? wished : { row: 0, column: wished.column };
  const isWanted = useRef(false);
  const isLeaving = useRef(false);
  const focused = useRef<Element | null>(null);

  useLayoutEffect(() => {
    if (focused.current?.isConnected === false) {
      isWanted.current = rowCount > 0 && isNowhere(focused.current.ownerDocument);
      focused.current = null;
    }
    if (!isWanted.current) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-row="${position.row}"]`);
    const stop =
      navigation === 'rows' ? row : row?.querySelector<HTMLElement>(`[data-column="${position.column}"]`);
    if (!stop) return;
    isWanted.current = false;
    stop.focus({ preventScroll: true });
    if (navigation === 'cells') stop.scrollIntoView({ block: 'nearest', inline: 'nearest' });
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
      if (isLeaving.current || (next.row === position.row && next.column === position.column)) return;
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
