import { useState } from 'react';

/** State that the host keeps or, if the host passes no value, the widget itself. The host is notified of every change. */
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
