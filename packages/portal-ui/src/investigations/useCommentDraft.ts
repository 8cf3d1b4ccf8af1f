import { useState } from 'react';
import { issueMessage, validateComment, type InvestigationStatus } from '@kontor/portal-core';
import { useTranslate } from '../provider/index.js';
import type { OrderOfInvestigation } from './order-of-investigation.js';
import { useSendComment } from './useSendComment.js';

/** A comment being written; it stays until it is stored. */
export interface CommentDraft {
  /** HTML. */
  readonly text: string;
  /** The status it gives the reason for; null when it only comments. */
  readonly target: InvestigationStatus | null;
  /** What is wrong with the text, in words. */
  readonly issue: string | undefined;
  /** Why it could not be stored. */
  readonly error: Error | null;
  readonly isSending: boolean;
  /** Something is written that is stored nowhere. */
  readonly isUnsaved: boolean;
  write(text: string): void;
  /** Says which status it gives the reason for; what is on its way keeps its own. */
  aim(status: InvestigationStatus | null): void;
  /** Sends it unless something is wrong with it; false when there is. */
  send(): boolean;
}

/** Keeps the draft of a comment on an order. */
export function useCommentDraft(order: OrderOfInvestigation): CommentDraft {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [target, setTarget] = useState<InvestigationStatus | null>(null);
  const [issue, setIssue] = useState<string>();
  const { mutate, error, isPending, reset } = useSendComment(order);
  const [first] = validateComment(text);
  return {
    text,
    target,
    issue,
    error,
    isSending: isPending,
    isUnsaved: first?.code !== 'required',
    write(next) {
      setText(next);
      setIssue(undefined);
    },
    aim(status) {
      if (isPending) return;
      setTarget(status);
      setIssue(undefined);
      reset();
    },
    send() {
      if (isPending) return true;
      setIssue(first && issueMessage(translate, first));
      if (first) return false;
      mutate(
        { comment: text, status: target },
        {
          onSuccess: () => {
            setText('');
            setTarget(null);
          },
        },
      );
      return true;
    },
  };
}
