export { COMMENT_TONES } from './comment-tones.js';
export { CommentList } from './CommentList.js';
export { Sentences } from './Sentences.js';
export { withSentence } from './with-sentence.js';
export { RelativeTime } from './RelativeTime.js';
export { wholeThread } from './whole-thread.js';
export { useNow } from './useNow.js';
