export { isBeyondEnd, MAX_PAGE, offsetOfPage, pageCount, pageNumbers } from './pagination.js';
