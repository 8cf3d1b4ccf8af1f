import { fewerIssues, parseWith, type Issue, type Schema } from '@kontor/portal-core/validation';

/** Most reasons told of a record that does not fit its shape. */
const MOST_TOLD = 5;

/** How the reports of a kind are read: their shape, their rules, and how the ERP's words become Kontor's. */
interface Reading<Report> {
  readonly shape: Schema<Report>;
  readonly inOwnWords?: (report: Report) => Report;
  readonly validate: (report: Report) => readonly Issue[];
}

/** A record of a set as a report, with everything that is wrong about it; one that does not fit its shape is not looked at any closer. */
export function readReport<Report>(
  record: Report,
  { shape, inOwnWords = (report) => report, validate }: Reading<Report>,
): { readonly report: Report; readonly issues: readonly Issue[] } {
  const parsed = parseWith(shape, record);
  if (!parsed.ok) return { report: record, issues: fewerIssues(parsed.issues, MOST_TOLD) };
  const report = inOwnWords(parsed.value);
  return { report, issues: validate(report) };
}

/** A text of a record that may be no report at all; empty where there is none. */
export function textOf(record: unknown, name: string): string {
  const value: unknown = typeof record === 'object' && record !== null ? Reflect.get(record, name) : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
