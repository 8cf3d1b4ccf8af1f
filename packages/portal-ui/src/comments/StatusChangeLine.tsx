import { COMMENT_STATUS_TEXTS, type CommentStatus, type StatusChange } from '@kontor/portal-core/comments';
import { Badge } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { COMMENT_TONES } from './comment-tones.js';
import { ChangeLine } from './CommentList.styles.js';

/** The status change of a comment: from which status to which, or that the comment opened the thread. */
export function StatusChangeLine({ from, to }: StatusChange) {
  const translate = useTranslate();
  return (
    <ChangeLine>
      <span>{translate(from === '' ? 'comments.statusSet' : 'comments.statusFrom')}</span>
      {from !== '' && (
        <>
          <CommentStatusBadge status={from} />
          <span>{translate('comments.statusTo')}</span>
        </>
      )}
      <CommentStatusBadge status={to} />
    </ChangeLine>
  );
}

function CommentStatusBadge({ status }: { readonly status: CommentStatus }) {
  const translate = useTranslate();
  return <Badge tone={COMMENT_TONES[status]}>{translate(COMMENT_STATUS_TEXTS[status])}</Badge>;
}
