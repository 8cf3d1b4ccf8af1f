import { useEffect } from 'react';
import { MessageSquareText } from 'lucide-react';
import { CommentList } from '../comments/index.js';
import { AlsoOpen } from '../live/index.js';
import { EmptyState, HiddenText, LoadFailure, LoadingNote } from '../primitives/index.js';
import { useOffers, useTranslate, useUnsaved } from '../provider/index.js';
import { useCurrentUser } from '../session/index.js';
import { Causes } from './Causes.js';
import { CommentForm } from './CommentForm.js';
import { InvestigationStatusMenu } from './InvestigationStatusMenu.js';
import { Thread } from './InvestigationThread.styles.js';
import type { OrderOfInvestigation } from './order-of-investigation.js';
import { useCommentDraft, type AskedError } from './useCommentDraft.js';
import { WhoseTurn } from './WhoseTurn.js';
import { useThread, type ThreadQuery } from './useThread.js';

export interface InvestigationThreadProps {
  /** The order under investigation. */
  readonly order: OrderOfInvestigation;
  /** The order error that the first comment written here asks about. */
  readonly asked?: AskedError | undefined;
  /** Called when an unsent draft is begun or gone, so that a surrounding dialog can ask before it closes. */
  readonly onUnsavedChange?: ((change: { readonly isUnsaved: boolean }) => void) | undefined;
}

/** The comments on an order, the status of its investigation, and a form to write one. */
export function InvestigationThread({ order, asked, onUnsavedChange }: InvestigationThreadProps) {
  const translate = useTranslate();
  const query = useThread(order.id);
  const draft = useCommentDraft(order, asked ?? null);
  const { isUnsaved } = draft;
  const mayComment = useOffers('comment');
  useUnsaved(isUnsaved);
  useEffect(() => onUnsavedChange?.({ isUnsaved }), [isUnsaved, onUnsavedChange]);
  const { thread } = query;
  const status = thread === undefined ? order.investigationStatus : thread.investigation_status;
  return (
    <Thread>
      <InvestigationStatusMenu
        status={status}
        isDisabled={draft.isSending}
        onChoose={(choice) => draft.aim(choice.status)}
      />
      <Turn thread={thread} />
      <AlsoOpen kind="investigation" id={order.id} />
      <HiddenText role="status">{query.renewal === 'renewed' && translate('live.elsewhere')}</HiddenText>
      {thread !== undefined && <Causes causes={thread.causes} />}
      <Comments query={query} />
      {thread !== undefined && mayComment && <CommentForm status={status} draft={draft} />}
    </Thread>
  );
}

function Turn({ thread }: Pick<ThreadQuery, 'thread'>) {
  const turn = thread?.investigation_turn ?? null;
  const since = thread?.investigation_turn_since ?? null;
  return turn !== null && since !== null && <WhoseTurn turn={turn} since={since} place="thread" />;
}

function Comments({ query: { thread, seenBefore, error, retry } }: { readonly query: ThreadQuery }) {
  const translate = useTranslate();
  const userId = useCurrentUser()?.id;
  if (error) {
    return <LoadFailure title={translate('comments.loadFailed')} error={error} onRetry={retry} />;
  }
  if (thread === undefined) return <LoadingNote />;
  if (thread.entries.length === 0) {
    return (
      <EmptyState icon={<MessageSquareText aria-hidden="true" />} title={translate('comments.none')}>
        {translate('investigations.notOpenedText')}
      </EmptyState>
    );
  }
  return <CommentList comments={thread.entries} seenCommentId={seenBefore} userId={userId} />;
}
