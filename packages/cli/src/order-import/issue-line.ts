import { issueMessage, type Translate } from '@kontor/portal-core';
import type { RowIssue } from '@kontor/portal-core/order-import';
import { printable } from '../terminal/table.js';

/** Longest rejected text shown in a line. */
const SHOWN_CHARS = 60;

/** One issue as compilers tell theirs: `orders.csv:12:4 postal_code: "1.2.3" …`, so that editors can jump to it. */
export function issueLine(file: string, issue: RowIssue, t: Translate): string {
  const place = [file, issue.line, ...(issue.column === null ? [] : [issue.column])].join(':');
  const field = issue.field === null ? '' : ` ${issue.field}:`;
  const value = issue.value === '' ? '' : ` "${shortened(issue.value)}"`;
  return `${place}${field}${value} ${issueMessage(t, issue)}`;
}

function shortened(value: string): string {
  const text = printable(value);
  return text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS)}…` : text;
}
