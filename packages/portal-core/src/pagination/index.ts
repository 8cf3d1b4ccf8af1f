export {
  isBeyondEnd,
  MAX_PAGE,
  offsetOfPage,
  PAGE_BUTTONS,
  pageCount,
  pageNumbers,
  pageOfOffset,
} from './pagination.js';
