import type { ReactNode } from 'react';
import { Alert, Button, CloseButton, Dialog, useNotify } from '../primitives/index.js';
import { problemText, useSingleMutation, useTranslate } from '../provider/index.js';

export interface ConfirmDialogProps {
  /** What is asked. */
  readonly title: string;
  /** What the answer brings about; a paragraph or two. */
  readonly children: ReactNode;
  /** What the button does that goes on. */
  readonly confirmLabel: string;
  /** What the button says that does not; „Cancel" unless told. */
  readonly cancelLabel?: string | undefined;
  /** Something is lost by it. */
  readonly isDanger?: boolean | undefined;
  /** Does it. While its promise is open the dialog waits; when that fails the dialog stays and says why. */
  readonly onConfirm: () => unknown;
  /** What went wrong when it fails, above the reason. */
  readonly failedTitle?: string | undefined;
  /** Told as a notice once it is done. */
  readonly doneText?: string | undefined;
  /** Called when it was done, or is not to be done. */
  readonly onClose: () => void;
}

/** Asks before something is done that is not easily undone. Mount it to ask, take it away in `onClose`. */
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
