import { useEffect, useMemo, useRef } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { PortalClient } from '@kontor/portal-core/wire';
import { errorEvent, clientWithEvents, type PortalEvent } from './portal-events.js';

/** Reports events to the host; returns the client that the widgets use. */
export function usePortalEvents(
  client: PortalClient,
  cache: QueryClient,
  onEvent: ((event: PortalEvent) => void) | undefined,
): PortalClient {
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  const isWanted = onEvent !== undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isAnswered = false;
    let isLoaded = false;
    const stops = [
      cache.getQueryCache().subscribe((change) => {
        if (change.type !== 'updated') return;
        if (change.action.type === 'error') latest.current?.(errorEvent(change.action.error));
        isAnswered ||= change.action.type === 'success';
        // What is answered last may be a refusal: the rest stands there all the same.
        if (isLoaded || !isAnswered || cache.isFetching() > 0) return;
        isLoaded = true;
        latest.current?.({ type: 'load' });
      }),
      cache.getMutationCache().subscribe((change) => {
        if (change.type === 'updated' && change.action.type === 'error')
          latest.current?.(errorEvent(change.action.error));
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [cache, isWanted]);
  return useMemo(
    () => (isWanted ? clientWithEvents(client, (event) => latest.current?.(event)) : client),
    [client, isWanted],
  );
}
