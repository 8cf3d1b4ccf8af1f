import type { SavedView } from '@kontor/portal-core/saved-views';
import { ConfirmDialog, type ConfirmDialogProps } from '../forms/index.js';
import { useTranslate } from '../provider/index.js';

interface DeleteViewDialogProps extends Pick<ConfirmDialogProps, 'onConfirm' | 'onClose'> {
  readonly view: SavedView;
}

/** Asks before a view is deleted, which other users may use too. */
export function DeleteViewDialog({ view, ...answers }: DeleteViewDialogProps) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      {...answers}
      isDanger
      title={translate('savedViews.deleteTitle')}
      confirmLabel={translate('savedViews.deleteConfirm')}
      doneText={translate('savedViews.deleted')}
      failedTitle={translate('savedViews.deleteFailed')}
    >
      <p>
        {translate(view.is_shared ? 'savedViews.deleteSharedText' : 'savedViews.deleteText', {
          name: view.name,
        })}
      </p>
    </ConfirmDialog>
  );
}
