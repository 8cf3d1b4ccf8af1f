import type { PortalList } from '@kontor/portal-core';

/** A page of a list that is being fetched. */
export interface PagedRows<Row> {
  /** The page; the one before while another is on its way, undefined before the first. */
  readonly list: PortalList<Row> | undefined;
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** What a query answers that keeps the page before (`keepPreviousData`). */
interface PageQuery<Row> {
  readonly data: PortalList<Row> | undefined;
  readonly isPending: boolean;
  readonly isPlaceholderData: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** A query of a page as a table takes it. */
export const pagedRows = <Row>(query: PageQuery<Row>): PagedRows<Row> => ({
  list: query.data,
  isLoading: query.isPending || query.isPlaceholderData,
  error: query.error,
  retry: () => void query.refetch(),
});
