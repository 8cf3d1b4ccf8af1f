import { useEffect, useState } from 'react';

/** How often words like 'vor 5 Minuten' are looked at again, in milliseconds. */
const PACE = 30_000;

/** The time, milliseconds since 1970, kept up while the component shows. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), PACE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
