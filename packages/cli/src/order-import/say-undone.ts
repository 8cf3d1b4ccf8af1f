import type { UndoAnswer } from '@kontor/portal-core/order-import';
import { printable, say, type Io } from '../terminal/index.js';

/** Says what undoing an import cancelled, and each order that it kept with the reason. */
export function sayUndone({ cancelled, kept }: UndoAnswer, io: Io): void {
  for (const { external_order_id, reason, status } of kept) {
    const key = reason === 'replaced' ? 'cli.undoKeptReplaced' : 'cli.undoKept';
    say(io, io.t(key, { id: printable(external_order_id), status }));
  }
  say(io, io.t('cli.undone', { count: cancelled }));
}
