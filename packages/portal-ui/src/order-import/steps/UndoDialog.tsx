import { ConfirmDialog } from '../../forms/index.js';
import { useTranslate } from '../../provider/translate-context.js';

interface UndoDialogProps {
  /** Orders the import created. */
  readonly count: number;
  /** Takes it back; rejects when the server refuses. */
  readonly onUndo: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before an import is taken back. */
export function UndoDialog({ count, onUndo, onClose }: UndoDialogProps) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      isDanger
      title={translate('orderImport.undo')}
      confirmLabel={translate('orderImport.undo')}
      onConfirm={onUndo}
      onClose={onClose}
    >
      <p>{translate('orderImport.undoConfirm')}</p>
      <p>{translate('orderImport.undoHelp', { count })}</p>
    </ConfirmDialog>
  );
}
