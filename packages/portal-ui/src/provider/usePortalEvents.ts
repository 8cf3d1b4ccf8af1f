import { useEffect, useMemo, useRef } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '@kontor/portal-core/i18n';
import type { PortalClient } from '@kontor/portal-core/wire';
import { errorEvent, clientWithEvents, type PortalEvent } from './portal-events.js';

/** Reports events to the host; returns the client that the widgets use. */
export function usePortalEvents(
  client: PortalClient,
  cache: QueryClient,
  host: { readonly onEvent: ((event: PortalEvent) => void) | undefined; readonly language: Language },
): PortalClient {
  const { onEvent } = host;
  const latest = useRef(host);
  useEffect(() => {
    latest.current = host;
  });
  const isWanted = onEvent !== undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isAnswered = false;
    let isLoaded = false;
    const tell = (event: PortalEvent) => latest.current.onEvent?.(event);
    const stops = [
      cache.getQueryCache().subscribe((change) => {
        if (change.type !== 'updated') return;
        if (change.action.type === 'error') tell(errorEvent(change.action.error, latest.current.language));
        isAnswered ||= change.action.type === 'success';
        // What is answered last may be a refusal: the rest stands there all the same.
        if (isLoaded || !isAnswered || cache.isFetching() > 0) return;
        isLoaded = true;
        tell({ type: 'load' });
      }),
      cache.getMutationCache().subscribe((change) => {
        if (change.type === 'updated' && change.action.type === 'error')
          tell(errorEvent(change.action.error, latest.current.language));
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [cache, isWanted]);
  return useMemo(
    () => (isWanted ? clientWithEvents(client, (event) => latest.current.onEvent?.(event)) : client),
    [client, isWanted],
  );
}
