import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Column } from './columns/column.js';

/** How an edit ended, and where the focus moves next. */
export interface EditorEnd {
  /** The text to keep; absent when the edit was cancelled. */
  readonly value?: string;
  /** Direction in which the focus moves; `away` when the user has already moved it elsewhere. */
  readonly then: 'stay' | 'down' | 'up' | 'right' | 'left' | 'away';
}

interface CellEditorProps {
  readonly column: Column<unknown>;
  /** Initial text. */
  readonly text: string;
  /** True when the text is the letter that began the edit and more follows. Otherwise the text is selected, so that typing replaces it. */
  readonly isBegun: boolean;
  readonly onEnd: (end: EditorEnd) => void;
}

/** The input of a cell being edited: Enter saves and moves down, Tab saves and moves right, Escape cancels. */
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
