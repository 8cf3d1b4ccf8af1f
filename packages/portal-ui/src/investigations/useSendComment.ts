import { useQueryClient } from '@tanstack/react-query';
import {
  INVESTIGATION_STATUSES,
  investigationCommentsCreate,
  investigationStatusChange,
  ordersFind,
  parseActionMeta,
  type InvestigationComment,
  type InvestigationStatus,
  type InvestigationThread,
} from '@kontor/portal-core';
import { usePortalClient, useRenewal, useSendOnce, useSingleMutation } from '../provider/index.js';
import type { OrderOfInvestigation } from './order-of-investigation.js';
import { threadKey } from './useThread.js';

export interface CommentToSend {
  readonly comment: string;
  /** The new status that the comment explains; null for a comment without a status change. */
  readonly status: InvestigationStatus | null;
}

/** Sends a comment, with or without a status change. A comment that is sent again because the response got lost is stored once. */
export function useSendComment({ id, externalOrderId }: OrderOfInvestigation) {
  const client = usePortalClient();
  const cache = useQueryClient();
  const renew = useRenewal();
  const once = useSendOnce();
  return useSingleMutation({
    mutationFn: ({ comment, status }: CommentToSend) => {
      const body = { order_erp_id: id, order_external_id: externalOrderId, comment };
      if (status !== null) return client.call(investigationStatusChange, { body: { ...body, status } });
      return once(body, (headers) => client.call(investigationCommentsCreate, { body, headers }));
    },
    onSuccess: (comment) => {
      cache.setQueryData<InvestigationThread>(
        threadKey(id),
        (thread) => thread && withComment(thread, comment),
      );
      void renew([ordersFind]);
    },
    onError: () => void cache.invalidateQueries({ queryKey: threadKey(id) }),
  });
}

function withComment(thread: InvestigationThread, comment: InvestigationComment): InvestigationThread {
  const change = parseActionMeta(comment.action_meta);
  const status = INVESTIGATION_STATUSES.find((known) => known === change?.to) ?? thread.investigation_status;
  const others = thread.entries.filter(({ id }) => id !== comment.id);
  return {
    entries: [...others, comment].sort((one, other) => one.id - other.id),
    foundCount: thread.foundCount + (others.length === thread.entries.length ? 1 : 0),
    investigation_status: status,
    seen_comment_id: comment.id,
  };
}
