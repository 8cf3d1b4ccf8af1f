import { isUnread, type RowIssue } from '@kontor/portal-core/order-import';
import { type Io, printable } from '../../terminal/index.js';
import { quoted } from '../task/quoted.js';

/** Most remarks that are listed. */
const SHOWN = 50;

/** Lists the remarks that nobody has read, each with its place in the file; nothing without any. */
export function unreadText(file: string, issues: readonly RowIssue[], { t }: Pick<Io, 't'>): string[] {
  const unread = issues.filter(isUnread);
  if (unread.length === 0) return [];
  const lines = unread.slice(0, SHOWN).map(({ line, column, value }) => {
    const place = [file, line, ...(column === null ? [] : [column])].join(':');
    return `  ${printable(`${place} ${quoted(value, t)}`)}`;
  });
  const more = unread.length - lines.length;
  return [
    t('cli.remarksUnread', { count: unread.length }),
    ...lines,
    ...(more > 0 ? [`  ${t('cli.moreRemarks', { count: more })}`] : []),
  ];
}
