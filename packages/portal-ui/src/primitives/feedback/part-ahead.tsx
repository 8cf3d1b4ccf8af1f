import { Suspense, useEffect, useState, type ComponentType, type RefObject } from 'react';
import { withLaterTexts } from '@kontor/portal-core/i18n';
import { lazyPart } from './lazy-part.js';
import { useAhead } from './useAhead.js';

/** What comes before a press. */
const APPROACHES = ['pointerenter', 'focusin'] as const;

/** A part of a control that opens: what a closed one needs comes without it. */
export interface PartAhead<Props extends object> {
  /** Shows the part in the same moment when it was fetched ahead, else as soon as it is there. */
  readonly Part: ComponentType<Props>;
  /** Fetches the part before it is opened: when the control is pointed at or focused. */
  readonly fetchAhead: () => Promise<unknown>;
}

/** A part that is fetched with its texts when it is shown, or before. */
export function partAhead<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): PartAhead<Props> {
  let there: ComponentType<Props> | null = null;
  const fetchAhead = async () => (there ??= await withLaterTexts(fetchPart()));
  const Late = lazyPart(fetchAhead, 'first');
  function Part(props: Props) {
    // One that is open already stays what it is: another component would take the focus from it.
    const [Shown] = useState(() => there ?? Late);
    return (
      <Suspense fallback={null}>
        <Shown {...props} />
      </Suspense>
    );
  }
  return { Part, fetchAhead };
}

/** Fetches a part when somebody is about to open it, and soon after the first view at the latest. A failure shows when it is opened. */
export function useFetchedAhead(
  trigger: RefObject<Element | null>,
  fetchAhead: () => Promise<unknown>,
): void {
  useAhead(fetchAhead);
  useEffect(() => {
    const element = trigger.current;
    const approach = () => void fetchAhead().catch(() => {});
    for (const event of APPROACHES) element?.addEventListener(event, approach, { once: true });
    return () => {
      for (const event of APPROACHES) element?.removeEventListener(event, approach);
    };
  }, [trigger, fetchAhead]);
}
