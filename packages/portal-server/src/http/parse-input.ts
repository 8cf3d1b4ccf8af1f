import { bulkIssues, fewerIssues, parseWith, type Schema } from '@kontor/portal-core/validation';
import type { Call } from '@kontor/portal-core/wire';
import { HttpProblem, validationFailed } from '../wire/index.js';

interface RawInput {
  /** The path as requested. */
  readonly path: string;
  /** Decoded from the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Checks a request against the call's schemas. Throws `validation_failed` with the issues of path, query and body at once, `bad_request`
 * for a path that is not text. A body of too many values is not looked at further.
 */
export function parseInput(call: Call, raw: RawInput): { params: unknown; query: unknown; body: unknown } {
  checkPath(raw.path);
  const issues = call.requestKind === 'multipart' ? [] : bulkIssues(raw.body, call.maxValues);
  if (issues.length > 0) throw validationFailed(issues);
  const parse = (schema: Schema | undefined, value: unknown) => {
    if (!schema) return undefined;
    const parsed = parseWith(schema, value);
    if (parsed.ok) return parsed.value;
    issues.push(...fewerIssues(parsed.issues));
    return undefined;
  };
  const input = {
    params: parse(call.params, raw.params),
    query: parse(call.query, raw.query),
    body: call.requestKind === 'multipart' ? raw.body : parse(call.body, raw.body),
  };
  if (issues.length > 0) throw validationFailed(issues);
  return input;
}

/** Throws for a path with a part that cannot be decoded, which the router leaves as it is. */
function checkPath(path: string): void {
  try {
    decodeURIComponent(path);
  } catch {
    throw new HttpProblem('bad_request');
  }
}
