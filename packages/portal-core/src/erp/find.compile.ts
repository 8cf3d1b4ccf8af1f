import type { ErpFindRequest } from '../erp-records/index.js';

/** Characters with a meaning in a criterion; dots only where they could become part of a range's `...`. */
const MEANINGFUL = /[\\*=<>]|\.$|\.(?=\.)|(?<=\.)\./g;

/** Criteria that match every record whose field is empty, and every record whose field is not. */
export const EMPTY = '=';
export const NOT_EMPTY = '*';

const literal = (text: string): string => text.trim().replace(MEANINGFUL, '\\$&');

/** Criterion: the whole field equals the text. */
export const equals = (text: string | number): string => `==${literal(String(text))}`;
/** Criterion: the text is a whole word of the field. */
export const hasWord = (text: string): string => `=${literal(text)}`;
/** Criterion: some word of the field begins with the text. These builders take texts literally and ignore outer spaces. */
export const beginsWith = (text: string): string => literal(text);
/** Criterion: the whole field begins with the text. */
export const fieldBegins = (text: string): string => `==${literal(text)}*`;
/** Criterion: the field contains the text anywhere. */
export const contains = (text: string): string => `*${literal(text)}*`;
/** Criterion: the field lies between two values, both included. */
export const between = (from: string | number, to: string | number): string =>
  `${literal(String(from))}...${literal(String(to))}`;
export const lessThan = (value: string | number): string => `<${literal(String(value))}`;
export const atMost = (value: string | number): string => `<=${literal(String(value))}`;
export const moreThan = (value: string | number): string => `>${literal(String(value))}`;
export const atLeast = (value: string | number): string => `>=${literal(String(value))}`;

/** One query object per criterion of a field, so that any of them may match. */
export function anyOf(field: string, criteria: readonly string[]): ErpFindRequest[] {
  return criteria.map((criterion) => ({ [field]: criterion }));
}

/**
 * Query objects that require every group: one per combination of one object from each group, since a find ORs its objects. An empty group
 * requires nothing. Two groups must not name the same field.
 */
export function allOf(...groups: readonly (readonly ErpFindRequest[])[]): ErpFindRequest[] {
  return groups
    .filter((group) => group.length > 0)
    .reduce<ErpFindRequest[]>(
      (found, group) => found.flatMap((one) => group.map((other) => ({ ...one, ...other }))),
      [{}],
    )
    .filter((request) => Object.keys(request).length > 0);
}
