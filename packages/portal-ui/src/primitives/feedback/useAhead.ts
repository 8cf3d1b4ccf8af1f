import { useEffect, type RefObject } from 'react';

/** Milliseconds after the first view at which parts are loaded ahead: whoever has just come is still reading. */
const AHEAD = 2000;
/** What comes before a press. */
const APPROACHES = ['pointerenter', 'focusin'] as const;

/**
 * Loads a part before it is needed, so that its first opening does not wait for the network: soon after the first view, and once what opens
 * it is pointed at or focused. A failure shows when it is opened.
 */
export function useAhead(load: () => Promise<unknown>, trigger?: RefObject<Element | null>): void {
  useEffect(() => {
    const element = trigger?.current;
    const fetch = () => void load().catch(() => {});
    const ahead = setTimeout(fetch, AHEAD);
    for (const event of APPROACHES) element?.addEventListener(event, fetch);
    return () => clearTimeout(ahead);
  }, [load, trigger]);
}
