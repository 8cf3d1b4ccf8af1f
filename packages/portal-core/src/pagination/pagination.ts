/** The 1-based offset of a page: (page − 1) × limit + 1 (specification 1 section 7). */
export const offsetOfPage = (page: number, limit: number): number => (page - 1) * limit + 1;

/** The page an offset stands on: (offset − 1) / limit + 1, whole (specification 1 section 9). */
export const pageOfOffset = (offset: number, limit: number): number => Math.floor((offset - 1) / limit) + 1;

/** Pages needed for the found records, at least 1. */
export const pageCount = (found: number, limit: number): number => Math.max(1, Math.ceil(found / limit));

/** Whether a list of so many has no such page: an address, or the deletion of its last records, may lead there. Its first it always has. */
export const isBeyondEnd = (page: number, found: number, limit: number): boolean =>
  page > pageCount(found, limit);

/** No list has a later page: an address that asks for one means none, and a call that does is refused. */
export const MAX_PAGE = 1_000_000;

/** Page buttons of a pager (specification 1 section 9). */
export const PAGE_BUTTONS = 3;

/** The page numbers to offer: as many as there are buttons, around the current page, always within 1 to `pages`. */
export function pageNumbers(current: number, pages: number, buttons: number = PAGE_BUTTONS): number[] {
  const count = Math.min(buttons, pages);
  const first = Math.min(Math.max(1, current - Math.floor(buttons / 2)), pages - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}
