import { parseActionMeta, type ThreadComment } from '@kontor/portal-core/comments';
import { RichText } from '../editor/index.js';
import { Avatar } from '../media/index.js';
import { Badge } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { Author, Body, Entry, Head, List } from './CommentList.styles.js';
import { CommentTime } from './CommentTime.js';
import { StatusChangeLine } from './StatusChangeLine.js';
import { useNow } from './useNow.js';

export interface CommentListProps {
  /** The comments, oldest first. */
  readonly comments: readonly ThreadComment[];
  /** Comments with a larger id are marked as new, unless they are the reader's own. */
  readonly seenCommentId?: number | undefined;
  /** Id of the reader. */
  readonly userId?: number | undefined;
}

/** The comments of a thread: author, time, status change and text. */
export function CommentList({ comments, seenCommentId, userId }: CommentListProps) {
  const translate = useTranslate();
  const now = useNow();
  const isNew = ({ id, user_id }: ThreadComment) =>
    seenCommentId !== undefined && id > seenCommentId && user_id !== userId;
  return (
    <List aria-label={translate('comments.list')}>
      {comments.map((comment) => (
        <li key={comment.id}>
          <CommentEntry comment={comment} isNew={isNew(comment)} now={now} />
        </li>
      ))}
    </List>
  );
}

interface CommentEntryProps {
  readonly comment: ThreadComment;
  readonly isNew: boolean;
  readonly now: number;
}

function CommentEntry({ comment, isNew, now }: CommentEntryProps) {
  const translate = useTranslate();
  const { user } = comment;
  const name = user?.full_name || user?.username || translate('comments.unknownUser');
  const change = parseActionMeta(comment.action_meta);
  return (
    <Entry data-new={isNew || undefined}>
      <Avatar src={user?.profile_picture} name={name} />
      <div>
        <Head>
          <Author>{name}</Author>
          <CommentTime instant={comment.creation_date} now={now} />
          {isNew && <Badge tone="accent">{translate('comments.newComments')}</Badge>}
        </Head>
        {change && <StatusChangeLine {...change} />}
        <Body>
          <RichText html={comment.comment} />
        </Body>
      </div>
    </Entry>
  );
}
