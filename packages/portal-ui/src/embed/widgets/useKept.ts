import { useState } from 'react';

/** A value the host keeps, or the widget itself where the host gives none. The host hears of every change. */
export function useKept<T>(
  given: T | undefined,
  first: T,
  onChange: ((next: T) => void) | undefined,
): [value: T, change: (next: T) => void] {
  const [own, keep] = useState(first);
  const change = (next: T) => {
    if (given === undefined) keep(next);
    onChange?.(next);
  };
  return [given === undefined ? own : given, change];
}
