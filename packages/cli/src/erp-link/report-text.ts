import {
  REPORT_RESULTS,
  reportFieldOf,
  type ReportCounts,
  type ReportIssue,
} from '@kontor/portal-core/erp-link';
import { printable, type Io } from '../terminal/index.js';
import type { ReportFile } from './report-file.js';

/** Most reasons listed; `--json` has all. */
const SHOWN = 20;

/** The counts that are not zero; that of what is new always. */
export function countsText(counts: ReportCounts, isDone: boolean, { t, language }: Io): string {
  const number = new Intl.NumberFormat(language);
  return REPORT_RESULTS.filter((result) => result === 'applied' || counts[result] > 0)
    .map((result) => {
      const name =
        result === 'applied' && !isDone ? 'erpFiles.result_new' : (`erpFiles.result_${result}` as const);
      return `${number.format(counts[result])} ${t(name)}`;
    })
    .join(' · ');
}

/** The name of the field that a reason is about, with a colon. */
function fieldText(path: string, t: Io['t']): string {
  const field = reportFieldOf(path);
  return field === null ? '' : `${t(`erpFiles.name_${field}`)}: `;
}

/** The first reasons, each with the line of its row. */
export function issuesText({ name }: ReportFile, issues: readonly ReportIssue[], { t }: Io): string[] {
  const more = issues.length - SHOWN;
  return [
    ...issues
      .slice(0, SHOWN)
      .map(({ line, path, message }) => printable(`${name}:${line} ${fieldText(path, t)}${message}`)),
    ...(more > 0 ? [t('cli.moreIssues', { count: more })] : []),
  ];
}

/** That lines were left out, such as totals. */
export const leftOutText = ({ leftOut }: ReportFile, { t }: Io): string[] =>
  leftOut === 0 ? [] : [t('erpFiles.leftOut', { count: leftOut })];
