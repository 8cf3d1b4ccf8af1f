import type { OrderImport } from '@kontor/portal-core/order-import';
import { ConfirmDialog } from '../../forms/index.js';
import { FieldColumn } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';

interface UndoDialogProps {
  /** Numbers of the orders the import created and replaced. */
  readonly counts: Pick<OrderImport['counts'], 'created' | 'replaced'>;
  /** Undoes the import; rejects when the server refuses. */
  readonly onUndo: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for confirmation before an import is undone. */
export function UndoDialog({ counts: { created, replaced }, onUndo, onClose }: UndoDialogProps) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      isDanger
      title={translate('orderImport.undo')}
      confirmLabel={translate('orderImport.undo')}
      onConfirm={onUndo}
      onClose={onClose}
    >
      <FieldColumn>
        <span>{translate('orderImport.undoConfirm')}</span>
        <span>{translate('orderImport.undoHelp', { count: created })}</span>
        {replaced > 0 && <span>{translate('orderImport.undoReplaced', { count: replaced })}</span>}
      </FieldColumn>
    </ConfirmDialog>
  );
}
