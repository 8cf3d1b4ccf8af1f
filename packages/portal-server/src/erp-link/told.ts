import type { ReportResult } from '@kontor/portal-core/erp-link';
import { issueMessage, type Translate } from '@kontor/portal-core/i18n';
import type { Issue } from '@kontor/portal-core/validation';

/** What became of a report, and why. */
export interface Verdict {
  readonly result: ReportResult;
  readonly issues: readonly Issue[];
}

/** A verdict in words. */
export const told = ({ result, issues }: Verdict, t: Translate) => ({
  result,
  errors: issues.map((one) => ({ ...one, message: issueMessage(t, one) })),
});
