import { isIsoDay } from '../dates/index.js';
import { issue } from '../validation/index.js';
import { textOf, type CriterionNames, type Field } from './criteria.js';
import { criteriaSet, type Criterion } from './list-filter.js';

/** A range of ISO days, both included; an absent end is open. */
export interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The format of days in the query of a call. */
export interface DayFormat {
  readonly write: (isoDay: string) => string;
  /** Reads an ISO day; empty or no existing day when the text is none. */
  readonly read: (text: string) => string;
}
const ISO: DayFormat = { write: (day) => day, read: (text) => text };
const MONTH_FIRST_DAY = /^(\d{2})\/(\d{2})\/(\d{4})$/;
/** `MM/DD/YYYY`, the format of days in the deliveries' call (specification 2 section 7). */
export const MONTH_FIRST: DayFormat = {
  write: (day) => day.replace(/^(.{4})-(.{2})-(.{2})$/, '$2/$3/$1'),
  read: (text) => (MONTH_FIRST_DAY.test(text) ? text.replace(MONTH_FIRST_DAY, '$3-$1-$2') : ''),
};

export interface DaysOptions<Query extends string> extends CriterionNames<Query> {
  /** Format of days in the query; ISO days by default. */
  readonly format?: DayFormat;
}

/** A range of days in one field; an address holds its ends as `<name>From` and `<name>To`. */
export const days = <Name extends string, const Query extends string>(
  name: Name,
  options: DaysOptions<Query>,
) =>
  spanCriterion<Field<Name, DayRange>, Query>([`${name}From`, `${name}To`], options, {
    rangeOf: (part) => part[name] ?? {},
    partOf: (range) => ({ [name]: range }),
  });

/** A range of days in two fields, with the same names in an address. */
export const dayPair = <From extends string, To extends string, const Query extends string = never>(
  from: From,
  to: To,
  options: DaysOptions<Query> = {},
) =>
  spanCriterion<Field<From | To, string>, Query>([from, to], options, {
    rangeOf: (part) => ({ from: part[from], to: part[to] }),
    partOf: (range) => ({ [from]: range.from, [to]: range.to }),
  });

/** The place of a range of days in a filter. */
interface SpanPlace<Part> {
  readonly rangeOf: (part: Part) => DayRange;
  readonly partOf: (range: DayRange) => object;
}

/** A criterion of two texts in an address, and one parameter `from..to` in the call. */
function spanCriterion<Part extends object, Query extends string>(
  [first, last]: readonly [string, string],
  { query, format = ISO }: DaysOptions<Query>,
  { rangeOf, partOf }: SpanPlace<Part>,
): Criterion<Part, Field<Query, string | undefined>> {
  const found = (range: DayRange) => partOf(criteriaSet(range)) as Part;
  return {
    toSearch(part) {
      const { from = '', to = '' } = rangeOf(part);
      return { [first]: from, [last]: to };
    },
    fromSearch: (search) => found({ from: dayOf(search[first]), to: dayOf(search[last]) }),
    toQuery: (part) => (query ? { [query]: rangeText(rangeOf(part), format) } : {}) as Field<Query, string>,
    fromQuery(asked) {
      const range = readRange(query ? asked[query] : undefined, format);
      if (range === null) return { ok: false, issues: [issue(query ?? '', 'date')] };
      return { ok: true, value: found(range) };
    },
  };
}

function dayOf(value: unknown): string | undefined {
  return isIsoDay(textOf(value)) ? textOf(value) : undefined;
}

function rangeText({ from, to }: DayRange, { write }: DayFormat): string {
  return from || to ? `${from ? write(from) : ''}..${to ? write(to) : ''}` : '';
}

/** Parses `from..to`, in which one of the days may be missing, and which must not run backwards. Null for any other text. */
function readRange(text: string | undefined, { read }: DayFormat): DayRange | null {
  if (!text) return {};
  const parts = text.split('..');
  const [from = '', to = ''] = parts.map((part) => part && read(part));
  const isEach = parts.every((part) => part === '' || isIsoDay(read(part)));
  const isRange = parts.length === 2 && isEach && (from || to) && !(from && to && from > to);
  return isRange ? { from, to } : null;
}
