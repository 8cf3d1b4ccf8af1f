import { useId, type ReactNode } from 'react';
import { CloseButton } from '../primitives/overlay/CloseButton.js';
import { Button, Dialog } from '../primitives/index.js';
import { ProductForm } from './ProductForm.js';
import type { ProductFormState } from './useProductForm.js';

export interface ProductFormDialogProps {
  readonly title: string;
  /** What the main button does. */
  readonly submitLabel: string;
  readonly state: ProductFormState;
  readonly asksMerchant: boolean;
  /** The product exists: its number stays. */
  readonly isStored: boolean;
  readonly isBusy: boolean;
  /** Something to say above the fields. */
  readonly note?: ReactNode;
  readonly onClose: () => void;
}

/** The dialog around the form of a product; asks before entries are thrown away. */
export function ProductFormDialog(props: ProductFormDialogProps) {
  const { state, asksMerchant, isStored, isBusy } = props;
  const id = useId();
  return (
    <Dialog
      isOpen
      size="large"
      isDismissable={false}
      title={props.title}
      isDirty={state.isDirty}
      onClose={props.onClose}
      actions={
        <>
          <CloseButton />
          <Button type="submit" form={id} variant="primary" isBusy={isBusy}>
            {props.submitLabel}
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
          if (!isBusy) state.submit();
        }}
      >
        <ProductForm state={state} asksMerchant={asksMerchant} isStored={isStored} />
      </form>
    </Dialog>
  );
}
