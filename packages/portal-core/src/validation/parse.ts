import type * as z from 'zod/mini';
import { MOST_TOLD, moreIssues } from './fewer-issues.js';
import { issue, type Issue, type IssueCode, type Parsed } from './issue.js';

/** A zod schema whose output is `T`. */
export type Schema<T = unknown> = z.ZodMiniType<T>;

/** `T` with every property and element read-only, however deep. */
type Immutable<T> = T extends object ? { readonly [Key in keyof T]: Immutable<T[Key]> } : T;

/** The read-only output type of a schema: the type of a record on the wire. */
export type Wire<S> = S extends Schema<infer T> ? Immutable<T> : never;

/** A schema that accepts more values than `T` names: the rules check them later and report more than a schema can. */
export const judgedLater = <T>(schema: Schema): Schema<T> => schema as Schema<T>;

const SPECIAL_CODES: Readonly<Record<string, IssueCode>> = {
  too_small: 'min',
  too_big: 'max',
  unrecognized_keys: 'unknownField',
  invalid_type: 'invalidType',
};

/**
 * Parses unknown input with a schema and returns the typed value or its issues, with the portal's own codes: the first hundred, and how many
 * more there are.
 */
export function parseWith<T>(schema: Schema<T>, input: unknown): Parsed<T> {
  const result = schema.safeParse(input, { reportInput: true });
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, issues: firstIssues(result.error.issues) };
}

/** Unknown keys are issues of their own, so that they count as such. */
function firstIssues(found: readonly z.core.$ZodIssue[]): Issue[] {
  const told: Issue[] = [];
  let count = 0;
  for (const raw of found) {
    if (told.length < MOST_TOLD) told.push(...toIssues(raw, MOST_TOLD - told.length));
    count += raw.code === 'unrecognized_keys' ? raw.keys.length : 1;
  }
  return count > told.length ? [...told, moreIssues(count - told.length)] : told;
}

/** Most characters of a path that is told: a key is as long as its sender likes. */
const PATH_MAX = 100;
const shortened = (path: string) => (path.length > PATH_MAX ? `${path.slice(0, PATH_MAX)}…` : path);

function toIssues(raw: z.core.$ZodIssue, most: number): Issue[] {
  const path = shortened(raw.path.join('.'));
  if (raw.code === 'unrecognized_keys')
    return raw.keys
      .slice(0, most)
      .map((key) => issue(shortened(path ? `${path}.${key}` : key), 'unknownField'));
  if (raw.code === 'invalid_type' && raw.input === undefined) return [issue(path, 'required')];
  if (raw.code === 'too_small') return [tooSmall(raw, path)];
  if (raw.code === 'too_big') {
    const max = Number(raw.maximum);
    return [issue(path, raw.origin === 'string' ? 'maxLength' : 'max', { max })];
  }
  if (raw.code === 'custom' && raw.params) return [customIssue(raw, path)];
  return [issue(path, SPECIAL_CODES[raw.code] ?? 'invalidValue')];
}

function tooSmall(raw: z.core.$ZodIssueTooSmall, path: string): Issue {
  const min = Number(raw.minimum);
  if (raw.origin === 'string') return min === 1 ? issue(path, 'required') : issue(path, 'minLength', { min });
  return issue(path, 'min', { min });
}

function customIssue(raw: z.core.$ZodIssueCustom, path: string): Issue {
  const { code, ...params } = raw.params as { code?: IssueCode } & Record<string, string | number>;
  return Object.keys(params).length > 0
    ? issue(path, code ?? 'invalidValue', params)
    : issue(path, code ?? 'invalidValue');
}
