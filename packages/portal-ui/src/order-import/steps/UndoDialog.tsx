import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Dialog } from '../../primitives/index.js';
import { problemText } from '../../provider/problem-text.js';
import { useTranslate } from '../../provider/translate-context.js';
import { useWizard } from '../wizard-context.js';

interface UndoDialogProps {
  readonly isOpen: boolean;
  /** Orders the import created. */
  readonly count: number;
  readonly onClose: () => void;
}

/** Asks before an import is taken back. */
export function UndoDialog({ isOpen, count, onClose }: UndoDialogProps) {
  const translate = useTranslate();
  const { store } = useWizard();
  const undo = useMutation({ mutationFn: () => store.undo(), onSuccess: onClose });
  return (
    <Dialog
      isOpen={isOpen}
      role="alertdialog"
      size="small"
      title={translate('orderImport.undo')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose} isDisabled={undo.isPending}>
            {translate('common.cancel')}
          </Button>
          <Button variant="danger" isBusy={undo.isPending} onPress={() => undo.mutate()}>
            {translate('orderImport.undo')}
          </Button>
        </>
      }
    >
      <p>{translate('orderImport.undoConfirm')}</p>
      <p>{translate('orderImport.undoHelp', { count })}</p>
      {undo.isError && <Alert level="danger">{problemText(undo.error, translate)}</Alert>}
    </Dialog>
  );
}
