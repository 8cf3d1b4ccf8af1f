export { keepCause, readCauses } from './causes.store.js';
export { noteFiles } from './comment-files.store.js';
export { checkedHtml } from './checked-html.js';
export { withPicture, withPictures } from './signed-comments.js';
export { commentsFrom, newestComments, threadColumns, withAuthor } from './threads.store.js';
