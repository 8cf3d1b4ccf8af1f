import { offsetOfPage } from '@kontor/portal-core';

/** What a call says of the page it asks for: `offset` from 1, or `page` from 1. */
export interface Paging {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly page?: number | undefined;
}

/** Where a page stands in a list. */
export interface Place {
  /** Most rows it has. */
  readonly limit: number;
  /** Rows before it. */
  readonly skip: number;
}

/** The place of the page a call asks for; its first one, of `pageSize` rows, unless it says otherwise. `offset` counts before `page`. */
export function placeOf({ limit: asked, offset, page = 1 }: Paging, pageSize: number): Place {
  const limit = asked ?? pageSize;
  return { limit, skip: (offset ?? offsetOfPage(page, limit)) - 1 };
}
