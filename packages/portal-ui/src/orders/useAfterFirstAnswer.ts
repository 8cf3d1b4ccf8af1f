import { useEffect, useState } from 'react';
import type { Answer } from '../provider/index.js';

/** Milliseconds after which a slow answer holds nothing back any more. */
const SLOW = 1000;

/** False until a list's first rows are drawn: until then all that is loaded and run serves them. */
export function useAfterFirstAnswer({ data, error }: Pick<Answer<unknown>, 'data' | 'error'>): boolean {
  const isAnswered = data !== undefined || error !== null;
  const [isFree, free] = useState(isAnswered);
  useEffect(() => {
    const next = setTimeout(() => free(true), isAnswered ? 0 : SLOW);
    return () => clearTimeout(next);
  }, [isAnswered]);
  return isFree;
}
