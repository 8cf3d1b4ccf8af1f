import { useEffect, useState } from 'react';

/** Time in ms after which a wait is shown. */
const WORTH_TELLING = 300;

/** Whether something has been running for long enough to show its progress. */
export function useSlow(isRunning: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setSlow(true), WORTH_TELLING);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isRunning]);
  return isSlow && isRunning;
}
