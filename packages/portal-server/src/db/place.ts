import { offsetOfPage } from '@kontor/portal-core/pagination';

/** The page that a call asks for: `offset` or `page`, both counted from 1. */
export interface Paging {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly page?: number | undefined;
}

/** The position of a page in a list. */
export interface Place {
  /** Largest number of rows on the page. */
  readonly limit: number;
  /** Number of rows before the page. */
  readonly skip: number;
}

/** The position of the page that a call asks for. Defaults to the first page, of `pageSize` rows. `offset` takes precedence over `page`. */
export function placeOf({ limit: asked, offset, page = 1 }: Paging, pageSize: number): Place {
  const limit = asked ?? pageSize;
  return { limit, skip: (offset ?? offsetOfPage(page, limit)) - 1 };
}
