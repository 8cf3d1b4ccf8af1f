export { offsetOfPage, PAGE_BUTTONS, pageCount, pageNumbers, pageOfOffset } from './pagination.js';
