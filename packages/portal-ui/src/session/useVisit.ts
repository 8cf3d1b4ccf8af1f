import { useEffect, useEffectEvent, useState } from 'react';
import { ordersFind } from '@kontor/portal-core/orders';
import { visitLook, visitRead, type Visit } from '@kontor/portal-core/session';
import { LOGGED_FAILURE, useAnswer, useAnswerCache, useSend } from '../provider/index.js';

/** Milliseconds between two notes that the user is here. */
const PACE = 10 * 60_000;

/** Until when the user was here last time; undefined until loaded. */
export function useVisit(): Visit | undefined {
  return useAnswer(visitRead, {}, { staleTime: Infinity, meta: LOGGED_FAILURE }).data;
}

/**
 * Notes that the user is here: when the portal is opened or shown again, and while it is shown. Lists since the last visit follow a new one.
 * Returns the visit; undefined until it was noted.
 */
export function useNotedVisit(): Visit | undefined {
  const cache = useAnswerCache();
  const [noted, setNoted] = useState<Visit>();
  const { mutate } = useSend((client) => client.call(visitLook, { body: {} }), {
    renews: [],
    onSuccess: (visit) => {
      setNoted({ since: visit.since });
      cache.store(visitRead, {}, { since: visit.since });
      return visit.is_new ? cache.renew(ordersFind) : undefined;
    },
    mayOverlap: true,
  });
  const note = useEffectEvent(() => {
    if (document.visibilityState === 'visible') mutate(undefined);
  });
  useEffect(() => {
    note();
    const timer = setInterval(() => note(), PACE);
    const onShown = () => note();
    document.addEventListener('visibilitychange', onShown);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, []);
  return noted;
}
