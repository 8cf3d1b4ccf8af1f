import { cleanText, issue } from '../validation/index.js';
import type { Criterion } from './list-filter.js';

/** A field that may be absent. */
export type Field<Name extends string, Value> = { readonly [N in Name]?: Value };

export interface CriterionNames<Query extends string> {
  /** The parameter of the list's call; named like the field unless told. */
  readonly query?: Query | undefined;
}

interface FieldRule<Value, Asked, Query extends string> extends CriterionNames<Query> {
  /** Reads the value from an address; undefined where there is none. */
  readonly read: (value: unknown) => Value | undefined;
  /** The value as text of an address; its plain text unless told. */
  readonly write?: (value: Value) => string;
  /** Reads a parameter that is set; null refuses it. As it is unless told, since the call's schema judged it. */
  readonly accept?: (asked: Asked) => Value | null;
}

/** A criterion in one field, which an address names alike. */
function fieldCriterion<Value, Name extends string, Query extends string = Name, Asked = Value>(
  name: Name,
  rule: FieldRule<Value, Asked, Query>,
): Criterion<Field<Name, Value>, Field<Query, Asked | undefined>> {
  const { read, write = String, accept = (asked) => asked as unknown as Value } = rule;
  const query = rule.query ?? (name as string as Query);
  return {
    toSearch: ({ [name]: value }) => (value ? { [name]: write(value) } : {}),
    fromSearch: (search) => ({ [name]: read(search[name]) }) as Field<Name, Value>,
    toQuery: ({ [name]: value }) => ({ [query]: value }) as Field<Query, Asked>,
    fromQuery({ [query]: asked }) {
      const value = asked ? accept(asked) : undefined;
      if (value === null) return { ok: false, issues: [issue(query, 'invalidValue')] };
      return { ok: true, value: { [name]: value } as Field<Name, Value> };
    },
  };
}

/** What else a text or a number keeps to: of an address more than `max` characters, or a larger number, say nothing. */
interface Limited<Query extends string> extends CriterionNames<Query> {
  readonly max?: number;
}

/** A text, without space around it. */
export const text = <Name extends string, const Query extends string = Name>(
  name: Name,
  { query, max = Infinity }: Limited<Query> = {},
) =>
  fieldCriterion<string, Name, Query>(name, {
    query,
    read: (value) => (textOf(value).length <= max ? textOf(value) : undefined),
    accept: (asked) => asked.trim(),
  });

/** The number of a record, from 1. */
export const id = <Name extends string, const Query extends string = Name>(
  name: Name,
  { query, max = Infinity }: Limited<Query> = {},
) =>
  fieldCriterion<number, Name, Query>(name, {
    query,
    read(value) {
      const number = /^[1-9]\d{0,14}$/.test(textOf(value)) ? Number(textOf(value)) : NaN;
      return number <= max ? number : undefined;
    },
  });

/** One of the known words. */
export const choice = <const Value extends string, Name extends string>(
  name: Name,
  values: readonly Value[],
) =>
  fieldCriterion<Value, Name, Name, Value | ''>(name, {
    read: (value) => values.find((known) => known === textOf(value)),
    accept: (asked) => values.find((known) => known === asked) ?? null,
  });

/** Any of the known words; an address parts them by commas and writes `empty` for the empty one. */
export const choices = <Value extends string, Name extends string>(
  name: Name,
  values: readonly Value[],
  { empty }: { readonly empty: string },
) =>
  fieldCriterion<readonly Value[], Name>(name, {
    read(value) {
      const words = Array.isArray(value) ? value.map(textOf) : textOf(value).split(',');
      return values.filter((known) => words.includes(known || empty));
    },
    write: (chosen) => chosen.map((word) => word || empty).join(','),
  });

/** A mark that is set or not. */
export const flag = <Name extends string>(name: Name) =>
  fieldCriterion<boolean, Name>(name, { read: (value) => textOf(value) === 'true' });

/** A mark that widens the list, for example to the records of all merchants. */
export const scope = <Name extends string>(name: Name) => ({ ...flag(name), isScope: true });

/** The text an address holds; routers turn some texts into numbers and booleans. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return cleanText(value);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
