import { fewerIssues, parseWith, type Issue, type Schema } from '@kontor/portal-core/validation';

/** Most reasons told of a record that does not fit its shape. */
const MOST_TOLD = 5;

/** A record of a set as a report, with everything that is wrong about it; one that does not fit its shape is not looked at any closer. */
export function readReport<Report>(
  shape: Schema<Report>,
  record: Report,
  validate: (report: Report) => readonly Issue[],
): { readonly report: Report; readonly issues: readonly Issue[] } {
  const parsed = parseWith(shape, record);
  return parsed.ok
    ? { report: parsed.value, issues: validate(parsed.value) }
    : { report: record, issues: fewerIssues(parsed.issues, MOST_TOLD) };
}

/** A text of a record that may be no report at all; empty where there is none. */
export function textOf(record: unknown, name: string): string {
  const value: unknown = typeof record === 'object' && record !== null ? Reflect.get(record, name) : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
