import { isUnread, REMARKS_READ, type ImportMapping, type RowIssue } from '@kontor/portal-core/order-import';
import { canAsk, confirm, type Io, printable, say } from '../terminal/index.js';
import { quoted } from './quoted.js';
import type { ImportTask } from './import-task.js';
import type { PreparedImport } from './prepare.js';

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

/** The mapping with all remarks read; null if there are none to be read, or nobody at a terminal says that they are. */
export async function withRemarksRead(
  { io, options, source }: ImportTask,
  { report, reading, begun }: PreparedImport,
): Promise<ImportMapping | null> {
  if (begun !== null || options.dryRun === true || options.yes === true || !canAsk(io)) return null;
  const unread = unreadText(source.name, report.issues, io);
  if (unread.length === 0) return null;
  for (const line of unread) say(io, line);
  const count = report.issues.filter(isUnread).length;
  if (!(await confirm(io, io.t('cli.askRemarksRead', { count }), io.t('cli.yes')))) return null;
  const { values, ...mapping } = reading.mapping;
  const { field, text, meaning } = REMARKS_READ;
  return { ...mapping, values: { ...values, [field]: { ...values?.[field], [text]: meaning } } };
}
