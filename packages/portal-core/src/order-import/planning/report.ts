import { isRejected } from '../checking/order-group.js';
import type { Dialect, ImportMapping, PlanOutcome, RowIssue } from '../order-import.types.js';
import type { PlannedOrder } from './plan.js';
import type { Detection } from '../reading/sniff.js';

/** Most issues a report holds; `issueCount` counts them all. */
export const REPORT_MAX_ISSUES = 1000;

/** What an import would do, as a plain JSON value: the same file, mapping and server give the same report in browser and CLI. */
export interface ImportReport {
  readonly source: ImportSource;
  readonly dialect: Dialect;
  readonly detection: Detection;
  readonly mapping: ImportMapping;
  readonly orders: number;
  readonly counts: Readonly<Record<PlanOutcome, number>>;
  /** The first issues in line order, at most `REPORT_MAX_ISSUES`. */
  readonly issues: readonly RowIssue[];
  readonly issueCount: number;
}
export interface ImportSource {
  readonly name: string;
  /** Hex; null when nobody computed it. */
  readonly sha256: string | null;
  readonly bytes: number;
  readonly rows: number;
}

/** Gathers a report from planned orders. */
export interface ReportBuilder {
  add(orders: readonly PlannedOrder[]): void;
  report(): ImportReport;
}

export function createReport(
  about: Pick<ImportReport, 'source' | 'dialect' | 'detection' | 'mapping'>,
): ReportBuilder {
  const counts: Record<PlanOutcome, number> = { create: 0, unchanged: 0, conflict: 0, invalid: 0 };
  const issues: RowIssue[] = [];
  let issueCount = 0;
  return {
    add(orders) {
      for (const { outcome, order } of orders) {
        counts[outcome] += 1;
        if (!isRejected(order)) continue;
        issueCount += order.issues.length;
        for (const one of order.issues) if (issues.length < REPORT_MAX_ISSUES) issues.push(one);
      }
    },
    report() {
      const { source, dialect, detection, mapping } = about;
      const { create, unchanged, conflict, invalid } = counts;
      const orders = create + unchanged + conflict + invalid;
      return {
        source,
        dialect,
        detection,
        mapping,
        orders,
        counts: { ...counts },
        issues: [...issues],
        issueCount,
      };
    },
  };
}
