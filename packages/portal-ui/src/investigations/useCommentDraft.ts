import { useState } from 'react';
import { validateComment } from '@kontor/portal-core/comments';
import { issueMessage } from '@kontor/portal-core/i18n';
import type { InvestigationStatus } from '@kontor/portal-core/investigations';
import { useTranslate } from '../provider/index.js';
import type { OrderOfInvestigation } from './order-of-investigation.js';
import { useSendComment } from './useSendComment.js';

/** Draft of a comment; kept until it is stored. */
/** The order error that a comment asks about. */
export interface AskedError {
  readonly id: number;
  readonly type: string;
}

export interface CommentDraft {
  /** The comment as HTML. */
  readonly text: string;
  /** The status the comment gives the reason for; null for a comment without a status change. */
  readonly target: InvestigationStatus | null;
  /** The order error that it asks about; null for none. */
  readonly about: AskedError | null;
  /** Error message of the text; undefined if it is valid. */
  readonly issue: string | undefined;
  /** Why the comment could not be stored; null if it could. */
  readonly error: Error | null;
  readonly isSending: boolean;
  /** Whether there is text that is not stored. */
  readonly isUnsaved: boolean;
  /** Leaves out the order error. */
  dropAbout(): void;
  write(text: string): void;
  /** Sets the status that the comment gives the reason for. A comment being sent keeps its own. */
  aim(status: InvestigationStatus | null): void;
  /** Sends the comment if it is valid; otherwise returns false. */
  send(): boolean;
}

/** Keeps the draft of a comment on an order. */
export function useCommentDraft(order: OrderOfInvestigation, asked: AskedError | null): CommentDraft {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [target, setTarget] = useState<InvestigationStatus | null>(null);
  const [about, setAbout] = useState(asked);
  const [issue, setIssue] = useState<string>();
  const { mutate, error, isPending, reset } = useSendComment(order);
  const [first] = validateComment(text);
  return {
    text,
    target,
    about,
    issue,
    error,
    isSending: isPending,
    isUnsaved: first?.code !== 'required',
    dropAbout: () => setAbout(null),
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
        { comment: text, status: target, errorId: about?.id },
        {
          onSuccess: () => {
            setText('');
            setTarget(null);
            if (target === null) setAbout(null);
          },
        },
      );
      return true;
    },
  };
}
