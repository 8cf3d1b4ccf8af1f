export { parseActionMeta, statusChangeMeta } from './action-meta.js';
export { COMMENT_STATUS_TEXTS } from './comment-texts.js';
export type { StatusChange } from './action-meta.js';
export { COMMENT_MAX_LENGTH, validateComment } from './comment.rules.js';
export { COMMENT_STATUSES } from './comment.types.js';
export type { CommentAuthor, CommentStatus, ThreadComment } from './comment.types.js';
