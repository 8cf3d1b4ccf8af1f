import { parseInstant } from '../dates/index.js';
import { textIssues } from '../fields/index.js';
import { cleanText, issue, type Issue, type Parsed } from '../validation/index.js';
import { ORDER_ERROR_FIELDS } from './order-error.fields.js';
import type { NewOrderError } from './order-error.types.js';

/** The years that an error may be dated in; any other is a typing error. */
const YEARS = { from: 2000, to: 2100 };

/** The values that the settings allow. */
export interface OrderErrorLists {
  readonly statuses: readonly string[];
  readonly types: readonly string[];
}

/** A new error in its stored form. */
export interface CheckedOrderError extends NewOrderError {
  /** ISO instant in UTC. */
  readonly error_date: string;
}

/** The error in its stored form, or every broken rule: status, type and description are required (specification 1 section 5). */
export function parseOrderError(input: NewOrderError, lists: OrderErrorLists): Parsed<CheckedOrderError> {
  const description = cleanDescription(input.description);
  const instant = parseInstant(input.error_date);
  const issues = [
    ...listedIssues('status', input.status, lists.statuses),
    ...listedIssues('type', input.type, lists.types),
    ...dateIssues(input.error_date, instant),
    ...textIssues(ORDER_ERROR_FIELDS, { ...input, description }),
  ];
  if (issues.length > 0 || instant === null) return { ok: false, issues };
  return {
    ok: true,
    value: { ...input, description, error_date: new Date(instant).toISOString() },
  };
}

/** The status of an error that nobody has begun with: the first of the settings; undefined for settings without any. */
export const newErrorStatus = ({ statuses }: Pick<OrderErrorLists, 'statuses'>): string | undefined =>
  statuses[0];

/** The broken rule of a value that must be in a list. */
export function listedIssues(path: string, value: string, list: readonly string[]): Issue[] {
  if (value.trim() === '') return [issue(path, 'required')];
  return list.includes(value) ? [] : [issue(path, 'invalidValue')];
}

/** A description in its stored form: each line cleaned, without empty lines at its ends. */
export function cleanDescription(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(cleanText)
    .join('\n')
    .trim();
}

function dateIssues(text: string, instant: number | null): Issue[] {
  if (text.trim() === '') return [issue('error_date', 'required')];
  const year = instant === null ? 0 : new Date(instant).getUTCFullYear();
  return year >= YEARS.from && year <= YEARS.to ? [] : [issue('error_date', 'date')];
}
