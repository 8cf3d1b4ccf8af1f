import { ConfirmDialog } from '../../forms/index.js';
import { useTranslate } from '../../provider/translate-context.js';
import { useWizard } from '../wizard-context.js';

interface UndoDialogProps {
  /** Orders the import created. */
  readonly count: number;
  readonly onClose: () => void;
}

/** Asks before an import is taken back. */
export function UndoDialog({ count, onClose }: UndoDialogProps) {
  const translate = useTranslate();
  const { store } = useWizard();
  return (
    <ConfirmDialog
      isDanger
      title={translate('orderImport.undo')}
      confirmLabel={translate('orderImport.undo')}
      onConfirm={() => store.undo()}
      onClose={onClose}
    >
      <p>{translate('orderImport.undoConfirm')}</p>
      <p>{translate('orderImport.undoHelp', { count })}</p>
    </ConfirmDialog>
  );
}
