import type { ReactNode } from 'react';
import type { OrderForm } from '@kontor/portal-core';
import { FormDialog } from '../../forms/index.js';
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
  /** Why the server refused the form as it was sent. */
  readonly refusal: Error | null;
  /** Something to say above the fields. */
  readonly note?: ReactNode;
  readonly onSubmit: (form: OrderForm) => void;
  readonly onClose: () => void;
}

/** The dialog around the form of an order. */
export function OrderFormDialog(props: OrderFormDialogProps) {
  const { initial, asksMerchant = false, refusal, onSubmit } = props;
  const form = useOrderForm({ initial, asksMerchant, refusal, onSubmit });
  return (
    <FormDialog
      size="large"
      title={props.title}
      submitLabel={props.submitLabel}
      form={form}
      isBusy={props.isBusy}
      onClose={props.onClose}
    >
      {props.note}
      <OrderFormFields form={form} merchantErpId={props.merchantErpId ?? null} />
    </FormDialog>
  );
}
