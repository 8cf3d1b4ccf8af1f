export { CommentList } from './CommentList.js';
export type { CommentListProps } from './CommentList.js';
export { COMMENT_TONES } from './comment-tones.js';
