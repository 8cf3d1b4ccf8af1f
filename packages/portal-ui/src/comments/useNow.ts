import { useEffect, useState } from 'react';

/** Interval in milliseconds at which relative times such as 'vor 5 Minuten' are updated. */
const PACE = 30_000;

/** The current time in milliseconds since 1970, updated while the component is mounted. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), PACE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
