import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Column } from './column.js';

/** How an edit ended, and where the keyboard goes next. */
export interface EditorEnd {
  /** The text to keep; absent when the edit was given up. */
  readonly value?: string;
  /** The neighbour the keyboard goes to; `away` when the user has already turned to something else. */
  readonly then: 'stay' | 'down' | 'up' | 'right' | 'left' | 'away';
}

interface CellEditorProps {
  readonly column: Column<unknown>;
  /** What stands in it at first. */
  readonly text: string;
  /** The text is the letter that began the edit: more follows it. Otherwise it is marked, so that typing replaces it. */
  readonly isBegun: boolean;
  readonly onEnd: (end: EditorEnd) => void;
}

/** The input in a cell being edited: Enter keeps and goes down, Tab keeps and goes right, Escape gives up. */
export function CellEditor({ column, text, isBegun, onEnd }: CellEditorProps) {
  const [value, setValue] = useState(text);
  const ref = useRef<HTMLInputElement>(null);
  const hasEnded = useRef(false);
  useEffect(() => {
    ref.current?.focus();
    if (!isBegun) ref.current?.select();
  }, [isBegun]);
  const end = (how: EditorEnd) => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(how);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') end({ then: 'stay' });
    else if (event.key === 'Enter') end({ value, then: event.shiftKey ? 'up' : 'down' });
    else if (event.key === 'Tab') end({ value, then: event.shiftKey ? 'left' : 'right' });
    else return;
    event.preventDefault();
  };
  return (
    <input
      ref={ref}
      data-editor=""
      aria-label={column.header}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => end({ value, then: 'away' })}
    />
  );
}
