import type { PortalList } from '@kontor/portal-core';
import { type Answer, answerOf, type Asked } from '../provider/index.js';

/** A page of a list that is being fetched. */
export interface PagedRows<Row> extends Omit<Answer<never>, 'data'> {
  /** The page; the one before while another is on its way, undefined before the first. */
  readonly list: PortalList<Row> | undefined;
}

/** A query of a page as a table takes it. */
export function pagedRows<Row>(query: Asked<PortalList<Row>>): PagedRows<Row> {
  const { data, ...rest } = answerOf(query);
  return { list: data, ...rest };
}
