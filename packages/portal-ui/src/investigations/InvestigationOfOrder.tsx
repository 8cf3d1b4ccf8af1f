import { ordersGet } from '@kontor/portal-core/orders';
import { ApiError } from '@kontor/portal-core/wire';
import { orderFromErp } from '@kontor/portal-core/erp';
import { Alert, Button, Dialog, LoadingNote } from '../primitives/index.js';
import { problemText, useAnswer, useTranslate } from '../provider/index.js';
import type { AskedError } from './useCommentDraft.js';
import { InvestigationDialog } from './InvestigationDialog.js';

export interface InvestigationOfOrderProps {
  /** The ERP's number of the order. */
  readonly orderId: number;
  /** The order error that the first comment written here asks about. */
  readonly asked?: AskedError | undefined;
  readonly onClose: () => void;
}

/** The investigation of an order of which only the number is known, for links such as `?investigation-for-order=90412`. */
export function InvestigationOfOrder({ orderId, asked, onClose }: InvestigationOfOrderProps) {
  const translate = useTranslate();
  const options = { select: orderFromErp };
  const { data, error, refetch } = useAnswer(ordersGet, { params: { id: orderId } }, options);
  if (data) return <InvestigationDialog order={data} asked={asked} onClose={onClose} />;
  const isMissing = error instanceof ApiError && error.code === 'not_found';
  return (
    <Dialog
      isOpen
      size="large"
      title={translate('investigations.titleOf', { id: orderId })}
      onClose={onClose}
      actions={<Button onPress={onClose}>{translate('common.close')}</Button>}
    >
      {error === null ? (
        <LoadingNote />
      ) : (
        <Alert
          level="danger"
          actions={
            isMissing ? undefined : (
              <Button size="small" onPress={() => void refetch()}>
                {translate('common.retry')}
              </Button>
            )
          }
        >
          {isMissing ? translate('investigations.orderMissing') : problemText(error, translate)}
        </Alert>
      )}
    </Dialog>
  );
}
