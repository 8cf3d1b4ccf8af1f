import type { Translate } from '@kontor/portal-core/i18n';
import {
  formatValuePair,
  isUnread,
  rowIssueMessage,
  type RowIssue,
  type ValuePair,
} from '@kontor/portal-core/order-import';
import { printable, quotedForShell } from '../../terminal/index.js';

/**
 * One issue in the format of compilers, so that editors can jump to it: `orders.csv:12:4 PLZ “1.2.3”: …`. The message
 * is the same as in the portal and the API; flags that resolve the issue are added.
 */
export function issueLine(file: string, issue: RowIssue, header: readonly string[], t: Translate): string {
  const place = [file, issue.line, ...(issue.column === null ? [] : [issue.column])].join(':');
  const message = rowIssueMessage(issue, header, t);
  const flags = decidingFlags(issue, t);
  const end = flags === '' || /[.?!]$/.test(message) ? message : `${message}.`;
  return `${place} ${printable(`${end} ${flags}`.trimEnd())}`;
}

/** Fields whose unknown texts a person gives a meaning, which stands for `…` here. */
const UNKNOWN: Partial<Record<RowIssue['code'], ValuePair['field']>> = {
  salutation: 'salutation',
  country: 'country',
};

/** The meaning that settles an issue in all rows of the same text; null if each row is an issue of its own. */
export function answerOf({ code, value, params = {} }: RowIssue): string | null {
  if (UNKNOWN[code] !== undefined) return value.trim() === '' ? null : value.trim();
  const { take, keep, remark, charge, pieces } = params;
  const answer = remark ?? pieces ?? take ?? keep ?? charge;
  return answer === undefined ? null : String(answer);
}

function decidingFlags({ code, value, params = {} }: RowIssue, t: Translate): string {
  if (code === 'detachedRows' || code === 'headRow') return t('cli.issueLines', { ...params });
  const field = UNKNOWN[code];
  const { take, keep, remark, charge, pieces } = params;
  if (field !== undefined && take === undefined && value !== '')
    return t('cli.issueMeaning', {
      value,
      take: quotedForShell(formatValuePair({ field, text: value.trim(), meaning: '…' })),
    });
  if (take !== undefined && keep !== undefined)
    return t('cli.issueDecide', { take: word(take), keep: word(keep) });
  if (take !== undefined) return t('cli.issueTake', { take: word(take) });
  if (keep !== undefined) return t('cli.issueKeep', { keep: word(keep) });
  if (isUnread({ code })) return t('cli.issueUnread');
  if (remark !== undefined) return t('cli.issueRemark', { remark: word(remark) });
  if (pieces !== undefined) return t('cli.issuePieces', { pieces: word(pieces) });
  return charge === undefined ? '' : t('cli.issueCharge', { charge: word(charge) });
}

const word = (pair: string | number): string => quotedForShell(String(pair));
