import { useEffect } from 'react';

/** Milliseconds after the first view at which parts are loaded ahead: whoever has just come is still reading. */
const AHEAD = 2000;

/** Loads a part before it is needed, so that its first opening does not wait for the network. A failure shows when it is opened. */
export function useAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    const ahead = setTimeout(() => void load().catch(() => {}), AHEAD);
    return () => clearTimeout(ahead);
  }, [load]);
}
