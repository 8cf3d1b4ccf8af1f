import type * as z from 'zod/mini';
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

/** Parses unknown input with a schema and returns the typed value or every issue, with the portal's own codes. */
export function parseWith<T>(schema: Schema<T>, input: unknown): Parsed<T> {
  const result = schema.safeParse(input, { reportInput: true });
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, issues: result.error.issues.flatMap(toIssues) };
}

function toIssues(raw: z.core.$ZodIssue): Issue[] {
  const path = raw.path.join('.');
  if (raw.code === 'unrecognized_keys')
    return raw.keys.map((key) => issue(path ? `${path}.${key}` : key, 'unknownField'));
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
