import { ORDER_STATUS_TEXTS } from '@kontor/portal-core/orders';
import type { UndoAnswer } from '@kontor/portal-core/order-import';
import { printable, type Io } from '../../terminal/index.js';

/** What undoing an import cancelled, and each order that it kept with the reason, a line each. */
export function undoneText({ cancelled, in_erp, kept }: UndoAnswer, { t }: Pick<Io, 't'>): string {
  const lines = kept.map(({ external_order_id, reason, status }) =>
    t(reason === 'replaced' ? 'cli.undoKeptReplaced' : 'cli.undoKept', {
      id: printable(external_order_id),
      status: t(ORDER_STATUS_TEXTS[status]),
    }),
  );
  const erp = in_erp === 0 ? [] : [t('orderImport.undoneInErp', { count: in_erp })];
  return [...lines, t('cli.undone', { count: cancelled }), ...erp].join('\n');
}
