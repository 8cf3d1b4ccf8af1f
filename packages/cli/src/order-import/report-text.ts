import type { Translate } from '@kontor/portal-core';
import type { ImportReport, PlanOutcome } from '@kontor/portal-core/order-import';
import type { Io } from '../terminal/index.js';
import { conflictsText } from './conflicts-text.js';
import { effectsText } from './effects-text.js';
import { issueLine } from './issue-line.js';
import { labelsText } from './label-text.js';

/** Maximum number of issues listed; `--errors` and `--json` have more. */
const SHOWN_ISSUES = 20;

/** Report of what an import would do: the counts, the first issues, conflicts, labels, and the effects of storing the orders. */
export function reportText(
  report: ImportReport,
  header: readonly string[],
  io: Pick<Io, 't' | 'language' | 'colors'>,
): string {
  const { effects } = report;
  return [
    ...countsAndIssues(report, header, io),
    ...labelsText(report.labels, io),
    ...(effects === null ? [] : effectsText(effects, io)),
  ].join('\n');
}

/** The part of the report with counts, issues and conflicts. */
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
  const issues = report.issues.slice(0, SHOWN_ISSUES).map((issue) => issueLine(name, issue, header, t));
  const more = report.issueCount - issues.length;
  return [
    `${name}: ${inRows}`,
    `  ${countsText(report.counts, t, language)}`,
    ...issues,
    ...(more > 0 ? [t('cli.moreIssues', { count: more })] : []),
    ...conflictsText(report.conflicts, report.counts.conflict, name, { t }),
  ];
}

const OUTCOMES = ['create', 'unchanged', 'conflict', 'invalid'] as const satisfies readonly PlanOutcome[];

function countsText(counts: ImportReport['counts'], t: Translate, language: string): string {
  const number = new Intl.NumberFormat(language);
  return OUTCOMES.map((outcome) => `${number.format(counts[outcome])} ${t(`cli.plan_${outcome}`)}`).join(
    ' · ',
  );
}
