import { parseActionMeta } from '@kontor/portal-core/comments';
import {
  INVESTIGATION_STATUSES,
  investigationComments,
  investigationCommentsCreate,
  investigationStatusChange,
  sideOf,
  turnAfter,
  type InvestigationComment,
  type InvestigationSide,
  type InvestigationStatus,
  type InvestigationThread,
} from '@kontor/portal-core/investigations';
import { ordersFind } from '@kontor/portal-core/orders';
import { useAnswerCache, useRenewal, useSend } from '../provider/index.js';
import { usePrincipal } from '../session/index.js';
import type { OrderOfInvestigation } from './order-of-investigation.js';
import { threadInput } from './useThread.js';

export interface CommentToSend {
  readonly comment: string;
  /** The new status that the comment explains; null for a comment without a status change. */
  readonly status: InvestigationStatus | null;
  /** Id of the order error that a comment without a status change asks about. */
  readonly errorId: number | undefined;
}

/** Sends a comment, with or without a status change. A comment that is sent again because the response got lost is stored once. */
export function useSendComment({ id, externalOrderId }: OrderOfInvestigation) {
  const cache = useAnswerCache();
  const renew = useRenewal();
  const side = sideOf(usePrincipal());
  const input = threadInput(id);
  return useSend(
    (client, { comment, status, errorId }: CommentToSend, once) => {
      const body = { order_erp_id: id, order_external_id: externalOrderId, comment };
      if (status !== null) return client.call(investigationStatusChange, { body: { ...body, status } });
      const asked = errorId === undefined ? body : { ...body, order_error_id: errorId };
      return once(asked, (headers) => client.call(investigationCommentsCreate, { body: asked, headers }));
    },
    {
      renews: [],
      onSuccess: (comment) => {
        cache.store(investigationComments, input, (thread) => thread && withComment(thread, comment, side));
        // The answer does not hold what the server keeps beside a comment.
        void cache.renew(investigationComments, input);
        void renew([ordersFind]);
      },
      onError: () => void cache.renew(investigationComments, input),
    },
  );
}

function withComment(
  thread: InvestigationThread,
  comment: InvestigationComment,
  by: InvestigationSide,
): InvestigationThread {
  const change = parseActionMeta(comment.action_meta);
  const status = INVESTIGATION_STATUSES.find((known) => known === change?.to) ?? thread.investigation_status;
  const turn = status && turnAfter({ by, from: thread.investigation_status ?? '', status });
  const since = turn === thread.investigation_turn ? thread.investigation_turn_since : comment.creation_date;
  const others = thread.entries.filter(({ id }) => id !== comment.id);
  return {
    ...thread,
    entries: [...others, comment].sort((one, other) => one.id - other.id),
    foundCount: thread.foundCount + (others.length === thread.entries.length ? 1 : 0),
    investigation_status: status,
    investigation_turn: turn,
    investigation_turn_since: turn && since,
    seen_comment_id: comment.id,
  };
}
