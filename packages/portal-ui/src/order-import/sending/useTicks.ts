import { useEffect, useState } from 'react';

/** The current time in ms, updated every second while `isOn`. */
export function useTicks(isOn: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [isOn]);
  return now;
}
