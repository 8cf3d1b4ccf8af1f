import type { ReactNode } from 'react';
import { Alert, Button, CloseButton, Dialog, useNotify } from '../primitives/index.js';
import { problemText, useSingleMutation, useTranslate } from '../provider/index.js';

export interface ConfirmDialogProps {
  /** The question. */
  readonly title: string;
  /** The consequences of confirming; a paragraph or two. */
  readonly children: ReactNode;
  /** Label of the confirm button. */
  readonly confirmLabel: string;
  /** Label of the cancel button; „Cancel" by default. */
  readonly cancelLabel?: string | undefined;
  /** Whether the action loses data. */
  readonly isDanger?: boolean | undefined;
  /** Runs the action. The dialog waits for the returned promise; if it rejects, the dialog stays and shows the error. */
  readonly onConfirm: () => unknown;
  /** Title of the error message, shown above its reason. */
  readonly failedTitle?: string | undefined;
  /** Text of the notice after the action has succeeded. */
  readonly doneText?: string | undefined;
  /** Called after the action has succeeded, or when the user cancels. */
  readonly onClose: () => void;
}

/** Dialog that asks for confirmation of an action that is hard to undo. Mount it to ask, and unmount it in `onClose`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel, isDanger = false, doneText, onClose } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const confirm = useSingleMutation({
    mutationFn: async () => props.onConfirm(),
    onSuccess: () => {
      if (doneText !== undefined) notify({ level: 'success', title: doneText });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={title}
      isBusy={confirm.isPending}
      onClose={onClose}
      actions={
        <>
          <CloseButton label={cancelLabel} />
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isBusy={confirm.isPending}
            onPress={() => confirm.mutate()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {confirm.isError && (
        <Alert level="danger" title={props.failedTitle}>
          {problemText(confirm.error, translate)}
        </Alert>
      )}
    </Dialog>
  );
}
