import { useEffect, useRef, useState } from 'react';
import {
  investigationComments,
  investigationLook,
  investigationsUnseen,
  type InvestigationThread,
} from '@kontor/portal-core/investigations';
import { wholeThread } from '../comments/index.js';
import { useRenewed, type Renewal } from '../live/index.js';
import { useAnswerCache, useAnswers, useMayWrite, useSend } from '../provider/index.js';

/** Interval in milliseconds at which an open thread is refetched. */
const PACE = 15_000;

/** Input under which a thread is cached as the answer of `investigationComments`. */
export const threadInput = (order_erp_id: number) => ({ query: { order_erp_id } });

/** State of a thread that is fetched. */
export interface ThreadQuery {
  /** The thread; undefined until it has loaded. */
  readonly thread: InvestigationThread | undefined;
  /** Id of the newest comment that the user had seen before the thread was opened. */
  readonly seenBefore: number | undefined;
  /** Whether somebody else has written or changed the status meanwhile. A draft is not touched by it. */
  readonly renewal: Renewal;
  readonly error: Error | null;
  retry(): void;
}

/** Fetches a thread, refetches it while it is shown, and reports its comments as seen. */
export function useThread(orderId: number): ThreadQuery {
  const query = useAnswers(
    investigationComments,
    threadInput(orderId),
    (client, signal) =>
      wholeThread((before) =>
        client.call(investigationComments, { query: { order_erp_id: orderId, ...before }, signal }),
      ),
    { staleTime: 0, refetchInterval: PACE },
  );
  const thread = query.data;
  const [seenBefore, setSeenBefore] = useState<number>();
  if (thread !== undefined && seenBefore === undefined) setSeenBefore(thread.seen_comment_id);
  useLook(orderId, thread);
  const { refetch } = query;
  const renewal = useRenewed({ kind: 'investigation', id: orderId, renew: refetch });
  return {
    thread,
    seenBefore,
    renewal,
    error: thread === undefined ? query.error : null,
    retry: () => void query.refetch(),
  };
}

/** Reports the displayed comments to the server as seen. A failed report is made up for by the next. */
function useLook(orderId: number, thread: InvestigationThread | undefined): void {
  const cache = useAnswerCache();
  const mayWrite = useMayWrite();
  const reported = useRef(0);
  const { mutate } = useSend(
    (client, comment_id: number) =>
      client.call(investigationLook, { body: { order_erp_id: orderId, comment_id } }),
    { renews: [], onSuccess: () => cache.renew(investigationsUnseen), mayOverlap: true },
  );
  const newest = thread?.entries.at(-1)?.id ?? 0;
  const isBehind = thread !== undefined && newest > thread.seen_comment_id;
  useEffect(() => {
    if (!isBehind || !mayWrite || newest <= reported.current) return;
    reported.current = newest;
    mutate(newest);
  }, [isBehind, mayWrite, newest, mutate]);
}
