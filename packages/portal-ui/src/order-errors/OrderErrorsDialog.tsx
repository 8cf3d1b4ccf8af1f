import { Button, Dialog } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { OrderErrorList } from './OrderErrorList.js';

/** The order a dialog or a list of errors is about. */
export interface OrderOfErrors {
  /** The ERP's number of the order. */
  readonly id: number;
  readonly externalOrderId: string;
  readonly merchantErpId: number;
}

export interface OrderErrorsDialogProps {
  readonly order: OrderOfErrors;
  /** Called when it is to be closed; the host then shows the orders. */
  readonly onClose: () => void;
}

/** What went wrong with one order, and a form for more. */
export function OrderErrorsDialog({ order, onClose }: OrderErrorsDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog
      isOpen
      size="large"
      title={translate('orderErrors.dialogTitle', { id: order.externalOrderId || order.id })}
      onClose={onClose}
      actions={<Button onPress={onClose}>{translate('common.close')}</Button>}
    >
      <OrderErrorList orderErpId={order.id} />
    </Dialog>
  );
}
