export { parseActionMeta, statusChangeMeta } from './action-meta.js';
export type { StatusChange } from './action-meta.js';
export { causeShape } from './cause.types.js';
export type { Cause, CauseState, DeliveryLineState, OrderErrorState, OrderState } from './cause.types.js';
export { COMMENT_STATUS_TEXTS } from './comment-texts.js';
export { validateComment } from './comment.rules.js';
export {
  commentAuthorShape,
  commentInput,
  THREAD_MAX_COMMENTS,
  threadCommentShape,
} from './comment.types.js';
export type { CommentAuthor, CommentStatus, ThreadComment } from './comment.types.js';
