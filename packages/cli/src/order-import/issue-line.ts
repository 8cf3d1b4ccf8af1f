import type { Translate } from '@kontor/portal-core';
import { rowIssueMessage, type RowIssue } from '@kontor/portal-core/order-import';
import { printable } from '../terminal/table.js';

/** One issue as compilers tell theirs, so that editors can jump to it: `orders.csv:12:4 PLZ “1.2.3”: …`, in the words of every door. */
export function issueLine(file: string, issue: RowIssue, header: readonly string[], t: Translate): string {
  const place = [file, issue.line, ...(issue.column === null ? [] : [issue.column])].join(':');
  return `${place} ${printable(rowIssueMessage(issue, header, t))}`;
}
