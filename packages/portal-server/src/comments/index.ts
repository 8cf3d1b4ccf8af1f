export { checkedHtml } from './checked-html.js';
export { commentsFrom, threadColumns, withAuthor } from './threads.store.js';
