import { isUnread, REMARKS_READ, type ImportMapping } from '@kontor/portal-core/order-import';
import { canAsk, confirm, say } from '../terminal/index.js';
import type { ImportTask } from './task/import-task.js';
import type { PreparedImport } from './prepare.js';
import { unreadText } from './report/unread-text.js';

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
