import { useId, useState } from 'react';
import { Plus } from 'lucide-react';
import { Button, CloseButton, Dialog } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { OrderErrorFields } from './OrderErrorFields.js';
import { OrderErrorList } from './OrderErrorList.js';
import { useOrderErrorForm } from './useOrderErrorForm.js';
import { useOrderErrorSettings } from './useOrderErrorSettings.js';

/** The order that a dialog or list of errors belongs to. */
export interface OrderOfErrors {
  /** The ERP's number of the order. */
  readonly id: number;
  readonly externalOrderId: string;
  readonly merchantErpId: number;
}

export interface OrderErrorsDialogProps {
  /** The order whose errors are shown. */
  readonly order: OrderOfErrors;
  /** Called when the dialog is to be closed; the host then shows the orders (specification 1 section 2). */
  readonly onClose: () => void;
}

/** Dialog with the errors of one order and a form for a new one. The entries are kept until the dialog closes. */
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
      form.renew();
    },
  });
  const begin = () => {
    if (!form.isDirty) form.renew();
    create(true);
  };
  const title = isCreating ? 'orderErrors.createTitle' : 'orderErrors.dialogTitle';
  return (
    <Dialog
      isOpen
      size="large"
      title={translate(title, { id: order.externalOrderId || order.id })}
      isDirty={form.isDirty}
      isBusy={form.isSending}
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
            <CloseButton label={translate('common.close')} />
            <Button key="create" variant="primary" icon={<Plus />} onPress={begin}>
              {translate('orderErrors.create')}
            </Button>
          </>
        )
      }
    >
      {isCreating ? (
        <form
          id={formId}
          ref={form.ref}
          noValidate
          aria-label={translate('orderErrors.create')}
          onSubmit={(event) => {
            event.preventDefault();
            if (!form.isSending) form.submit();
          }}
        >
          <OrderErrorFields form={form} settings={settings} />
        </form>
      ) : (
        <OrderErrorList orderErpId={order.id} />
      )}
    </Dialog>
  );
}
