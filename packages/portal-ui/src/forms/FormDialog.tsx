import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  Alert,
  Button,
  CloseButton,
  Dialog,
  type DialogProps,
  useFocusOnFirstField,
} from '../primitives/index.js';
import { space } from '../theme/index.js';
import { formProps } from './form-props.js';
import type { Form } from './useForm.js';

export interface FormDialogProps<Draft extends object> {
  /** Title: what is created or changed. */
  readonly title: string;
  /** Label of the main button. */
  readonly submitLabel: string;
  /** Label of the button that closes the dialog; "cancel" by default. */
  readonly closeLabel?: string;
  /** The result of `useForm`: entries, errors and the submit function. */
  readonly form: Form<Draft>;
  /** Whether the form is being sent. Until the result is known, it can be neither sent again nor closed. */
  readonly isBusy: boolean;
  /** Width of the dialog. */
  readonly size?: DialogProps['size'];
  /** Error message for the form as a whole; by default the reason why sending failed. */
  readonly alert?: string | null | undefined;
  /** Called when the dialog is to be closed; the user has already confirmed the loss of entries. */
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * A form in a dialog, which begins in its first field. Enter submits it. Closing it asks for confirmation if entries would be lost. It stays open while
 * it is being sent, and keeps the entries when sending fails.
 */
export function FormDialog<Draft extends object>(props: FormDialogProps<Draft>) {
  const { form, isBusy, alert = props.form.failure } = props;
  const id = useId();
  return (
    <Dialog
      isOpen
      size={props.size}
      isDismissable={false}
      title={props.title}
      isDirty={form.isDirty}
      isBusy={isBusy}
      onClose={props.onClose}
      actions={
        <>
          <CloseButton label={props.closeLabel} />
          <Button type="submit" form={id} variant="primary" isBusy={isBusy}>
            {props.submitLabel}
          </Button>
        </>
      }
    >
      {alert && (
        <AlertSpace>
          <Alert level="danger">{alert}</Alert>
        </AlertSpace>
      )}
      <BegunForm id={id} form={form} isBusy={isBusy}>
        {props.children}
      </BegunForm>
    </Dialog>
  );
}

type BegunFormProps<Draft extends object> = Pick<FormDialogProps<Draft>, 'form' | 'isBusy' | 'children'> & {
  readonly id: string;
};

function BegunForm<Draft extends object>({ id, form, isBusy, children }: BegunFormProps<Draft>) {
  useFocusOnFirstField(form.ref);
  return (
    <form id={id} {...formProps(form, isBusy)}>
      {children}
    </form>
  );
}

const AlertSpace = styled.div`
  margin-block-end: ${space('4')};
`;
