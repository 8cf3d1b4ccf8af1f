import { parseWith, type Call, type Issue, type Schema } from '@kontor/portal-core';
import { HttpProblem, validationFailed } from './problem.js';

interface RawInput {
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
}

/** Checks a request by the call's schemas. Throws `validation_failed` with every issue of path, query and body at once. */
export function parseInput(call: Call, raw: RawInput): { params: unknown; query: unknown; body: unknown } {
  const issues: Issue[] = [];
  const parse = (schema: Schema | undefined, value: unknown) => {
    if (!schema) return undefined;
    const parsed = parseWith(schema, value);
    if (parsed.ok) return parsed.value;
    issues.push(...parsed.issues);
    return undefined;
  };
  const input = {
    params: parse(call.params, decode(raw.params)),
    query: parse(call.query, raw.query),
    body: call.requestKind === 'multipart' ? raw.body : parse(call.body, raw.body),
  };
  if (issues.length > 0) throw validationFailed(issues);
  return input;
}

function decode(params: RawInput['params']): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(params).map(([name, text]) => [name, decodeURIComponent(text)]));
  } catch {
    throw new HttpProblem('bad_request');
  }
}
