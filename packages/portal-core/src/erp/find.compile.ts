import type { ErpFindRequest } from '../erp-records/index.js';

/** Characters a criterion gives a meaning to; dots only where they could become part of a range's `...`. */
const MEANINGFUL = /[\\*=<>]|\.$|\.(?=\.)|(?<=\.)\./g;

/** A criterion matching every record whose field is empty, and every one whose field is not. */
export const EMPTY = '=';
export const NOT_EMPTY = '*';

const literal = (text: string): string => text.trim().replace(MEANINGFUL, '\\$&');

/** The whole field is the text. */
export const equals = (text: string | number): string => `==${literal(String(text))}`;
/** The text is a whole word of the field. */
export const hasWord = (text: string): string => `=${literal(text)}`;
/** Some word of the field begins with the text. The builders' texts are taken literally, outer spaces do not count. */
export const beginsWith = (text: string): string => literal(text);
/** The whole field begins with the text. */
export const fieldBegins = (text: string): string => `==${literal(text)}*`;
/** The text stands anywhere in the field. */
export const contains = (text: string): string => `*${literal(text)}*`;
/** From the first to the second value, both included. */
export const between = (from: string | number, to: string | number): string =>
  `${literal(String(from))}...${literal(String(to))}`;
export const lessThan = (value: string | number): string => `<${literal(String(value))}`;
export const atMost = (value: string | number): string => `<=${literal(String(value))}`;
export const moreThan = (value: string | number): string => `>${literal(String(value))}`;
export const atLeast = (value: string | number): string => `>=${literal(String(value))}`;

/** One query object for each criterion of a field: any of them may hold. */
export function anyOf(field: string, criteria: readonly string[]): ErpFindRequest[] {
  return criteria.map((criterion) => ({ [field]: criterion }));
}

/**
 * Query objects that hold together: one for every way to take one object of each group, since a find ORs its objects. An empty
 * group asks nothing. Two groups must not name the same field.
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
