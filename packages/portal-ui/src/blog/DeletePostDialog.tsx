import type { BlogPost } from '@kontor/portal-core';
import { Alert, Button, Dialog, useNotify } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { problemText } from '../provider/problem-text.js';
import { useDeletePost } from './usePosts.js';

interface DeletePostDialogProps {
  readonly post: BlogPost;
  readonly onClose: () => void;
}

/** Asks before a post is deleted. */
export function DeletePostDialog({ post, onClose }: DeletePostDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const remove = useDeletePost(post.id);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        notify({ level: 'success', title: translate('blog.deleted') });
        onClose();
      },
    });
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={translate('blog.deleteTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose} isDisabled={remove.isPending}>
            {translate('common.cancel')}
          </Button>
          <Button variant="danger" isBusy={remove.isPending} onPress={confirm}>
            {translate('blog.delete')}
          </Button>
        </>
      }
    >
      <p>{translate('blog.deleteConfirm', { name: post.name })}</p>
      <p>{translate('blog.deleteHelp')}</p>
      {remove.isError && <Alert level="danger">{problemText(remove.error, translate)}</Alert>}
    </Dialog>
  );
}
