import { ORDER_STATUS_TEXTS } from '@kontor/portal-core/orders';
import type { UndoAnswer } from '@kontor/portal-core/order-import';
import { Alert, Badge, StatusBadge } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { Kept } from './Receipt.styles.js';

interface UndoneNoteProps {
  readonly undone: UndoAnswer;
}

/** Result of undoing an import: the number of cancelled orders, those of them that the ERP has to cancel, and each kept one with the reason. */
export function UndoneNote({ undone: { cancelled, in_erp, kept } }: UndoneNoteProps) {
  const translate = useTranslate();
  return (
    <Alert level="info" title={translate('orderImport.undone', { count: cancelled })}>
      {in_erp > 0 && <div>{translate('orderImport.undoneInErp', { count: in_erp })}</div>}
      {kept.length > 0 && (
        <>
          {translate('orderImport.keptReasons', { count: kept.length })}
          <Kept aria-label={translate('orderImport.keptOrders')}>
            {kept.map((order) => (
              <li key={order.order_id}>
                <span>{order.external_order_id}</span>
                <KeptReason order={order} />
              </li>
            ))}
          </Kept>
        </>
      )}
    </Alert>
  );
}

function KeptReason({ order: { status, reason } }: { readonly order: UndoAnswer['kept'][number] }) {
  const translate = useTranslate();
  if (reason === 'replaced') return <Badge>{translate('orderImport.keptReplaced')}</Badge>;
  return <StatusBadge status={status} label={translate(ORDER_STATUS_TEXTS[status])} />;
}
