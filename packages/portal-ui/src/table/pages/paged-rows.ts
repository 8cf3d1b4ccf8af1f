import type { PortalList } from '@kontor/portal-core/wire';
import { type Answer, answerOf, type Asked } from '../../provider/index.js';

/** The state of the request for a list's page. */
export interface PagedRows<Row> extends Omit<Answer<never>, 'data'> {
  /** The page; the previous one while another is loading, undefined before the first. */
  readonly list: PortalList<Row> | undefined;
}

/** Converts the query of a page into the props of a table. */
export function pagedRows<Row>(query: Asked<PortalList<Row>>): PagedRows<Row> {
  const { data, ...rest } = answerOf(query);
  return { list: data, ...rest };
}
