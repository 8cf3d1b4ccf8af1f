import type { ImportMapping, RowIssue } from '../../order-import.types.js';
import { columnsOfSource } from '../../recipe/field-source.js';
import { formatValuePair } from '../../recipe/value-map.js';
import { shown } from './field-issue.js';
import type { OrderGroup } from './order-group.js';

/** What only the whole file shows against an order, until a person answers the text `said`. */
export interface OddOrder {
  readonly said: string;
  readonly issue: RowIssue;
}

/** The odd orders of a file by number. */
export type OddOrders = ReadonlyMap<string, readonly OddOrder[]>;

/** What is found of an order; `said` is the text that a person answers. */
interface Finding extends Pick<RowIssue, 'line' | 'column' | 'value' | 'code'> {
  readonly said: string;
  readonly params?: RowIssue['params'];
}

/** Most odd orders of one kind that are kept: nobody answers more by hand, and each costs memory. */
export const MOST_ODD = 10_000;

/** The column of the order number, from 1; null without one. */
export function numberColumn({ columns }: Pick<ImportMapping, 'columns'>): number | null {
  const [number] = columnsOfSource(columns.external_order_id);
  return number === undefined ? null : number + 1;
}

/** An odd order of what was found; its issue has the value pair that answers it. */
export function oddOrder({ said, value, params, ...place }: Finding): OddOrder {
  const text = shown(said);
  const remark = formatValuePair({ field: 'remark', text, meaning: '' });
  const issue = { ...place, value: shown(value), field: null, params: { ...params, said: text, remark } };
  return { said: text, issue };
}

/** Raises what is odd about an order, unless a person answered it. */
export function tellOdd(
  odd: OddOrders | undefined,
  group: OrderGroup,
  answers: { readonly isAnswered: (text: string) => boolean },
): void {
  const found = odd === undefined || odd.size === 0 ? undefined : odd.get(group.id);
  for (const { said, issue } of found ?? []) if (!answers.isAnswered(said)) group.object(issue);
}
