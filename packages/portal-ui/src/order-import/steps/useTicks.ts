import { useEffect, useState } from 'react';

/** The page's clock in ms, drawn anew every second while it is wanted. */
export function useTicks(isOn: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [isOn]);
  return now;
}
