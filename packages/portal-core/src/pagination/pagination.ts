/** The 1-based offset of a page: (page − 1) × limit + 1 (specification 1 section 7). */
export const offsetOfPage = (page: number, limit: number): number => (page - 1) * limit + 1;

/** The page of an offset: (offset − 1) / limit + 1, rounded down (specification 1 section 9). */
export const pageOfOffset = (offset: number, limit: number): number => Math.floor((offset - 1) / limit) + 1;

/** Number of pages for the found records, at least 1. */
export const pageCount = (found: number, limit: number): number => Math.max(1, Math.ceil(found / limit));

/**
 * Whether a page is beyond the end of a list, as after an address typed by hand or the deletion of the last records. The first page always
 * exists.
 */
export const isBeyondEnd = (page: number, found: number, limit: number): boolean =>
  page > pageCount(found, limit);

/** Largest page number: an address with a larger one is ignored, a call with one is refused. */
export const MAX_PAGE = 1_000_000;

/** Number of page buttons in a pager (specification 1 section 9). */
export const PAGE_BUTTONS = 3;

/** The page numbers to offer: one per button, around the current page, always within 1 to `pages`. */
export function pageNumbers(current: number, pages: number, buttons: number = PAGE_BUTTONS): number[] {
  const count = Math.min(buttons, pages);
  const first = Math.min(Math.max(1, current - Math.floor(buttons / 2)), pages - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}
