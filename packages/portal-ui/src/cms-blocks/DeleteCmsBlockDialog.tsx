import type { CmsBlock } from '@kontor/portal-core';
import { Alert, Button, Dialog, useNotify } from '../primitives/index.js';
import { useLanguage, useTranslate } from '../provider/index.js';
import { problemText } from '../provider/problem-text.js';
import { useDeleteCmsBlock } from './useCmsBlocks.js';

interface DeleteCmsBlockDialogProps {
  readonly block: CmsBlock;
  readonly onClose: () => void;
}

/** Asks before a block is deleted, and says who loses it. */
export function DeleteCmsBlockDialog({ block, onClose }: DeleteCmsBlockDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const remove = useDeleteCmsBlock(block);
  const count = block.users.length;
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        notify({ level: 'success', title: translate('cmsBlocks.deleted') });
        onClose();
      },
    });
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={translate('cmsBlocks.deleteTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose} isDisabled={remove.isPending}>
            {translate('common.cancel')}
          </Button>
          <Button variant="danger" isBusy={remove.isPending} onPress={confirm}>
            {translate('cmsBlocks.delete')}
          </Button>
        </>
      }
    >
      <p>{translate('cmsBlocks.deleteConfirm', { name: block.name })}</p>
      <p>{translate('cmsBlocks.deleteHelp', { count, total: count.toLocaleString(language) })}</p>
      {remove.isError && <Alert level="danger">{problemText(remove.error, translate)}</Alert>}
    </Dialog>
  );
}
