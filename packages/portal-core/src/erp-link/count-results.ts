import type { ReportCounts, ReportResult } from './erp-link.types.js';

/** Counts reports by what became of them. */
export function countResults(entries: readonly { readonly result: ReportResult }[]): ReportCounts {
  const counts = { applied: 0, unchanged: 0, stale: 0, conflict: 0, invalid: 0, unknown: 0, failed: 0 };
  for (const { result } of entries) counts[result] += 1;
  return counts;
}
