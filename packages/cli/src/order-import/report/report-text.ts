import type { Translate } from '@kontor/portal-core/i18n';
import {
  isUnread,
  type ImportReport,
  type PlanOutcome,
  type RowIssue,
} from '@kontor/portal-core/order-import';
import { printable, type Io } from '../../terminal/index.js';
import { conflictsText } from './conflicts-text.js';
import { effectsText } from './effects-text.js';
import { answerOf, issueLine } from './issue-line.js';
import { labelsText } from './label-text.js';
import { unreadText } from './unread-text.js';

/** Maximum number of issues listed; `--errors` and `--json` have more. */
const SHOWN_ISSUES = 20;

/** Report of what an import would do: the counts, the first issues, conflicts, labels, and the effects of storing the orders. */
export function reportText(
  report: ImportReport,
  header: readonly string[],
  io: Pick<Io, 't' | 'language' | 'colors'>,
): string {
  return [
    ...countsAndIssues(report, header, io),
    ...labelsText(report, io),
    ...effectsText(report.effects, io),
  ].join('\n');
}

/** What to know of the orders that would be stored, with the first of them. */
function notesText({ notes }: ImportReport, { t }: Pick<Io, 't'>): string[] {
  return notes.flatMap(({ kind, orders, columns, first }) => [
    printable(t(`orderImport.note_${kind}`, { count: orders, columns: columns.join(', ') })),
    ...first.map(({ external_order_id, text }) => `  ${printable(`${external_order_id}: ${text}`)}`),
  ]);
}

/** The part of the report with counts, issues, notes and conflicts. */
export function countsAndIssues(
  report: ImportReport,
  header: readonly string[],
  { t, language }: Pick<Io, 't' | 'language'>,
): string[] {
  const { name, rows } = report.source;
  const inRows = t('cli.ordersInRows', {
    orders: t('cli.orders', { count: report.orders }),
    rows: t('cli.rows', { count: rows }),
  });
  const others = report.issues.filter((issue) => !isUnread(issue));
  const shown = askedOnce(others).slice(0, SHOWN_ISSUES);
  const issues = shown.map(({ issue, count }) => {
    const line = issueLine(name, issue, header, t);
    return count === 1 ? line : `${line} ${t('cli.issueInRows', { count: count - 1 })}`;
  });
  const unread = report.issues.length - others.length;
  const more = report.issueCount - unread - shown.reduce((sum, { count }) => sum + count, 0);
  return [
    `${name}: ${inRows}`,
    `  ${countsText(report.counts, t, language)}`,
    ...issues,
    ...(more > 0 ? [t('cli.moreIssues', { count: more })] : []),
    ...unreadText(name, report.issues, { t }),
    ...notesText(report, { t }),
    ...conflictsText(report.conflicts, report.counts.conflict, name, { t }),
  ];
}

/** The issues, those with one and the same answer together at the first of them. */
function askedOnce(issues: readonly RowIssue[]): { readonly issue: RowIssue; readonly count: number }[] {
  const groups = new Map<string, { readonly issue: RowIssue; count: number }>();
  for (const [at, issue] of issues.entries()) {
    const answer = answerOf(issue);
    const key = answer === null ? String(at) : `${issue.code} ${answer}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { issue, count: 1 });
    else known.count += 1;
  }
  return [...groups.values()];
}

const OUTCOMES = ['create', 'unchanged', 'conflict', 'invalid'] as const satisfies readonly PlanOutcome[];

function countsText(counts: ImportReport['counts'], t: Translate, language: string): string {
  const number = new Intl.NumberFormat(language);
  return OUTCOMES.map((outcome) => `${number.format(counts[outcome])} ${t(`cli.plan_${outcome}`)}`).join(
    ' · ',
  );
}
