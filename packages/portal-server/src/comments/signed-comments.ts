import type { ThreadComment } from '@kontor/portal-core/comments';
import type { MediaReader, StoredFiles } from '../media/index.js';

/** A comment whose pictures have addresses for its reader. */
export function withPicture<Comment extends ThreadComment>(
  comment: Comment,
  files: Pick<StoredFiles, 'signed'>,
  reader: MediaReader,
): Comment {
  return { ...comment, comment: files.signed(comment.comment, reader) };
}

/** Comments whose pictures have addresses for their reader. */
export function withPictures<Comment extends ThreadComment>(
  comments: readonly Comment[],
  files: Pick<StoredFiles, 'signed'>,
  reader: MediaReader,
): Comment[] {
  return comments.map((comment) => withPicture(comment, files, reader));
}
