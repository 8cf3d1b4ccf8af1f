import type { ReactNode } from 'react';
import type { OrderForm } from '@kontor/portal-core/orders';
import { FormDialog } from '../../forms/index.js';
import { OrderFormFields } from './OrderFormFields.js';
import { useOrderForm } from './useOrderForm.js';

export interface OrderFormDialogProps {
  readonly title: string;
  /** Label of the main button. */
  readonly submitLabel: string;
  readonly initial: OrderForm;
  /** Whether staff choose the merchant in the form. */
  readonly asksMerchant?: boolean;
  /** The ERP's number of the merchant whose products are searched, if the merchant is not chosen in the form. */
  readonly merchantErpId?: number | null;
  readonly isBusy: boolean;
  /** Why the server refused the last submit. */
  readonly refusal: Error | null;
  /** Note above the fields. */
  readonly note?: ReactNode;
  readonly onSubmit: (form: OrderForm) => void;
  readonly onClose: () => void;
}

/** Dialog with the form of an order. */
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
