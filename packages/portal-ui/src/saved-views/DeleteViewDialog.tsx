import type { SavedView } from '@kontor/portal-core';
import { Alert, Button, Dialog } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { problemText } from '../provider/problem-text.js';

interface DeleteViewDialogProps {
  readonly view: SavedView;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Asks before a view is deleted, which may be others', too. */
export function DeleteViewDialog({ view, isBusy, error, onDelete, onClose }: DeleteViewDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={translate('savedViews.deleteTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{translate('common.cancel')}</Button>
          <Button variant="danger" isBusy={isBusy} onPress={onDelete}>
            {translate('savedViews.deleteConfirm')}
          </Button>
        </>
      }
    >
      <p>
        {translate(view.is_shared ? 'savedViews.deleteSharedText' : 'savedViews.deleteText', {
          name: view.name,
        })}
      </p>
      {error != null && (
        <Alert level="danger" title={translate('savedViews.deleteFailed')}>
          {problemText(error, translate)}
        </Alert>
      )}
    </Dialog>
  );
}
