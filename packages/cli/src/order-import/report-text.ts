import type { Translate } from '@kontor/portal-core';
import type { ImportReport, PlanOutcome } from '@kontor/portal-core/order-import';
import type { Io } from '../terminal/io.js';
import { issueLine } from './issue-line.js';

/** Issues shown one by one; `--errors` and `--json` have more. */
const SHOWN_ISSUES = 20;

/** What an import would do, for a person: the counts, then the first issues. */
export function reportText(report: ImportReport, io: Pick<Io, 't' | 'language' | 'colors'>): string {
  const { t } = io;
  const { name, rows } = report.source;
  const inRows = t('cli.ordersInRows', {
    orders: t('cli.orders', { count: report.orders }),
    rows: t('cli.rows', { count: rows }),
  });
  const issues = report.issues.slice(0, SHOWN_ISSUES).map((issue) => issueLine(name, issue, t));
  const more = report.issueCount - issues.length;
  return [
    `${name}: ${inRows}`,
    `  ${countsText(report.counts, t, io.language)}`,
    ...issues,
    ...(more > 0 ? [t('cli.moreIssues', { count: more })] : []),
  ].join('\n');
}

const OUTCOMES = ['create', 'unchanged', 'conflict', 'invalid'] as const satisfies readonly PlanOutcome[];

function countsText(counts: ImportReport['counts'], t: Translate, language: string): string {
  const number = new Intl.NumberFormat(language);
  return OUTCOMES.map((outcome) => `${number.format(counts[outcome])} ${t(`cli.plan_${outcome}`)}`).join(
    ' · ',
  );
}
