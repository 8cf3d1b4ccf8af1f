import { cleanText, issue } from '../validation/index.js';
import type { Criterion } from './list-filter.js';

/** A field that may be absent. */
export type Field<Name extends string, Value> = { readonly [N in Name]?: Value };

export interface CriterionNames<Query extends string> {
  /** Name of the parameter in the list's call; the field's name by default. */
  readonly query?: Query | undefined;
}

interface FieldRule<Value, Asked, Query extends string> extends CriterionNames<Query> {
  /** Reads the value from an address; undefined when there is none. */
  readonly read: (value: unknown) => Value | undefined;
  /** Writes the value as text of an address; its plain text by default. */
  readonly write?: (value: Value) => string;
  /** Reads a parameter that is set; null refuses it. By default the parameter itself, since the call's schema has checked it. */
  readonly accept?: (asked: Asked) => Value | null;
}

/** A criterion in one field, with the same name in an address. */
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

/** Further limits of a text or number: from an address, a longer text than `max` characters or a larger number is ignored. */
interface Limited<Query extends string> extends CriterionNames<Query> {
  readonly max?: number;
}

/** A text criterion, trimmed. */
export const text = <Name extends string, const Query extends string = Name>(
  name: Name,
  { query, max = Infinity }: Limited<Query> = {},
) =>
  fieldCriterion<string, Name, Query>(name, {
    query,
    read: (value) => (textOf(value).length <= max ? textOf(value) : undefined),
    accept: (asked) => asked.trim(),
  });

/** A record number criterion, from 1. */
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

/** A criterion with one of the given words. */
export const choice = <const Value extends string, Name extends string>(
  name: Name,
  values: readonly Value[],
) =>
  fieldCriterion<Value, Name, Name, Value | ''>(name, {
    read: (value) => values.find((known) => known === textOf(value)),
    accept: (asked) => values.find((known) => known === asked) ?? null,
  });

/** A criterion with any of the given words; an address separates them by commas and writes `empty` for the empty one. */
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

/** A criterion that is set or not. */
export const flag = <Name extends string>(name: Name) =>
  fieldCriterion<boolean, Name>(name, { read: (value) => textOf(value) === 'true' });

/** A flag that widens the list, for example to the records of all merchants. */
export const scope = <Name extends string>(name: Name) => ({ ...flag(name), isScope: true });

/** The text of an address parameter; routers convert some texts into numbers and booleans. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return cleanText(value);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
