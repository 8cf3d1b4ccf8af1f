import { useId, type ReactNode } from 'react';
import type { Issue, OrderForm } from '@kontor/portal-core';
import { Button, Dialog } from '../../primitives/index.js';
import { CloseButton } from '../../primitives/overlay/CloseButton.js';
import { OrderFormFields } from './OrderFormFields.js';
import { useOrderForm } from './useOrderForm.js';

export interface OrderFormDialogProps {
  readonly title: string;
  /** What the main button does. */
  readonly submitLabel: string;
  readonly initial: OrderForm;
  /** Staff says whose order it is. */
  readonly asksMerchant?: boolean;
  /** Whose products are searched, where it is not chosen in the form. */
  readonly merchantErpId?: number | null;
  readonly isBusy: boolean;
  /** What the server found wrong with the form as it was sent. */
  readonly refused: readonly Issue[];
  /** Something to say above the fields. */
  readonly note?: ReactNode;
  readonly onSubmit: (form: OrderForm) => void;
  readonly onClose: () => void;
}

/** The dialog around the form of an order; asks before entries are thrown away. */
export function OrderFormDialog(props: OrderFormDialogProps) {
  const { title, submitLabel, initial, asksMerchant = false, refused, onSubmit } = props;
  const id = useId();
  const state = useOrderForm({ initial, asksMerchant, refused, onSubmit });
  return (
    <Dialog
      isOpen
      size="large"
      isDismissable={false}
      title={title}
      isDirty={state.isDirty}
      onClose={props.onClose}
      actions={
        <>
          <CloseButton />
          <Button type="submit" form={id} variant="primary" isBusy={props.isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {props.note}
      <form
        id={id}
        ref={state.ref}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!props.isBusy) state.submit();
        }}
      >
        <OrderFormFields state={state} merchantErpId={props.merchantErpId ?? null} />
      </form>
    </Dialog>
  );
}
