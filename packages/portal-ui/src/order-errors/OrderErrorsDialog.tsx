import { useId, useState } from 'react';
import { Plus } from 'lucide-react';
import { Button, Dialog, useRequestClose } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { OrderErrorForm } from './OrderErrorForm.js';
import { OrderErrorList } from './OrderErrorList.js';
import { useOrderErrorForm } from './useOrderErrorForm.js';
import { useOrderErrorSettings } from './useOrderErrorSettings.js';

/** The order a dialog or a list of errors is about. */
export interface OrderOfErrors {
  /** The ERP's number of the order. */
  readonly id: number;
  readonly externalOrderId: string;
  readonly merchantErpId: number;
}

export interface OrderErrorsDialogProps {
  readonly order: OrderOfErrors;
  /** Called when it is to be closed; the host then shows the orders (specification 1 section 2). */
  readonly onClose: () => void;
}

/** What went wrong with one order, and a form for more; what is typed stays until the dialog closes. */
export function OrderErrorsDialog({ order, onClose }: OrderErrorsDialogProps) {
  const translate = useTranslate();
  const formId = useId();
  const [isCreating, create] = useState(false);
  const settings = useOrderErrorSettings();
  const form = useOrderErrorForm({
    orderErpId: order.id,
    settings,
    onCreated() {
      create(false);
      form.reset();
    },
  });
  const begin = () => {
    if (!form.isDirty) form.reset();
    create(true);
  };
  const title = isCreating ? 'orderErrors.createTitle' : 'orderErrors.dialogTitle';
  return (
    <Dialog
      isOpen
      size="large"
      title={translate(title, { id: order.externalOrderId || order.id })}
      isDirty={form.isDirty}
      onClose={onClose}
      actions={
        isCreating ? (
          <>
            <Button onPress={() => create(false)}>{translate('common.back')}</Button>
            {/* Keyed: the press that opens the form must not go on to the button that sends it. */}
            <Button key="save" type="submit" form={formId} variant="primary" isBusy={form.isSending}>
              {translate('common.save')}
            </Button>
          </>
        ) : (
          <>
            <CloseButton />
            <Button key="create" variant="primary" icon={<Plus />} onPress={begin}>
              {translate('orderErrors.create')}
            </Button>
          </>
        )
      }
    >
      {isCreating ? (
        <OrderErrorForm id={formId} form={form} settings={settings} />
      ) : (
        <OrderErrorList orderErpId={order.id} />
      )}
    </Dialog>
  );
}

/** Closes as Escape does: it asks when something was typed. */
function CloseButton() {
  const translate = useTranslate();
  return <Button onPress={useRequestClose()}>{translate('common.close')}</Button>;
}
