export { CommentList } from './CommentList.js';
export type { CommentListProps } from './CommentList.js';
export { COMMENT_TONES } from './comment-tones.js';
export { RelativeTime } from './RelativeTime.js';
export type { RelativeTimeProps } from './RelativeTime.js';
export { useNow } from './useNow.js';
