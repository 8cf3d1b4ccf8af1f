import { useEffect, useRef, useState } from 'react';
import { Search } from 'lucide-react';
import { TextField } from './TextField.js';

/** Milliseconds without typing after which the list is narrowed. */
const WAIT_MS = 250;
const MOST = 100;

export interface ListSearchProps {
  /** What the list is narrowed to now; empty for all. */
  readonly value: string;
  /** Called with the trimmed text after a short rest. */
  readonly onChange: (value: string) => void;
  /** What can be searched for, in a few words. */
  readonly label: string;
}

/** Narrows a list to the records that contain a text, while it is typed. */
export function ListSearch({ value, onChange, label }: ListSearchProps) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const latest = useRef(onChange);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  useEffect(() => () => clearTimeout(waiting.current), []);
  // The text of the address counts when it changes elsewhere, as by the back button.
  if (value !== shown) {
    setShown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => latest.current(text.trim()), WAIT_MS);
  };
  return (
    <TextField
      label={label}
      isLabelHidden
      placeholder={label}
      type="search"
      autoComplete="off"
      maxLength={MOST}
      icon={<Search aria-hidden="true" />}
      value={typed}
      onChange={(change) => type(change.value)}
    />
  );
}
