import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Alert, Button, CloseButton, Dialog, type DialogProps } from '../primitives/index.js';
import { space } from '../theme/index.js';
import type { Form } from './useForm.js';

export interface FormDialogProps<Draft extends object> {
  /** What is created or changed. */
  readonly title: string;
  /** What the main button does. */
  readonly submitLabel: string;
  /** The words of the button that leaves it: cancel unless told. */
  readonly closeLabel?: string;
  /** What `useForm` answers: the entries, their mistakes and how they are sent. */
  readonly form: Form<Draft>;
  /** It is being sent: nothing can be pressed twice, and it stays open until it is known what became of it. */
  readonly isBusy: boolean;
  /** How wide the dialog is. */
  readonly size?: DialogProps['size'];
  /** What is wrong with the whole, in words; why sending failed unless told. */
  readonly alert?: string | null | undefined;
  /** Called when it is to be closed; entries were asked about before. */
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * A form in a dialog: Enter sends, entries are asked about before they are thrown away, it stays open while it is being sent, and nothing is
 * lost when sending fails.
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
      <form
        id={id}
        ref={form.ref}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) form.submit();
        }}
      >
        {props.children}
      </form>
    </Dialog>
  );
}

const AlertSpace = styled.div`
  margin-block-end: ${space('4')};
`;
