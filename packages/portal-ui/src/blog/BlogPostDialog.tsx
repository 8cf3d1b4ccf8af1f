import { useState } from 'react';
import { BLOG_NAME_MAX, blogUrlOf, type BlogPost } from '@kontor/portal-core';
import { RichTextEditor } from '../editor/index.js';
import { UploadField } from '../media/index.js';
import { Alert, Button, Dialog, TextField, useNotify } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { PostFields, PostThumbnail } from './BlogPostDialog.styles.js';
import { Thumbnail } from './Thumbnail.js';
import { usePostForm } from './usePostForm.js';

interface BlogPostDialogProps {
  /** The post to change; null for a new one. */
  readonly post: BlogPost | null;
  readonly onClose: () => void;
}

/** Writes a post. Nothing that was written is lost when it cannot be saved. */
export function BlogPostDialog({ post, onClose }: BlogPostDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const form = usePostForm(post, () => {
    notify({ level: 'success', title: translate(post === null ? 'blog.created' : 'blog.updated') });
    onClose();
  });
  const { draft, change, errorOf } = form;
  const url = blogUrlOf(draft.url);
  const [pictureName, namePicture] = useState<string>();
  return (
    <Dialog
      isOpen
      size="large"
      isDismissable={false}
      title={translate(post === null ? 'blog.create' : 'blog.editTitle')}
      onClose={onClose}
      isDirty={form.isDirty && !form.isSaving}
      actions={
        <>
          <Button onPress={onClose} isDisabled={form.isSaving}>
            {translate('common.cancel')}
          </Button>
          <Button variant="primary" isBusy={form.isSaving} onPress={form.save}>
            {translate('common.save')}
          </Button>
        </>
      }
    >
      <PostFields>
        {form.alert !== null && <Alert level="danger">{form.alert}</Alert>}
        <TextField
          label={translate('blog.name')}
          isRequired
          autoFocus
          maxLength={BLOG_NAME_MAX}
          value={draft.name}
          error={errorOf('name')}
          onChange={({ value }) => form.rename(value)}
        />
        <TextField
          label={translate('blog.url')}
          isRequired
          maxLength={BLOG_NAME_MAX}
          value={draft.url}
          help={url === '' ? translate('blog.urlHelpEmpty') : translate('blog.urlHelp', { url })}
          error={errorOf('url')}
          onChange={({ value }) => change({ url: value })}
        />
        <PostThumbnail>
          <UploadField
            label={translate('blog.thumbnail')}
            kind="image"
            isRequired
            value={draft.thumbnail}
            fileName={pictureName ?? translate('blog.thumbnail')}
            error={errorOf('thumbnail')}
            onChange={({ file }) => {
              namePicture(file?.originalName);
              change({ thumbnail: file?.fileName ?? '' });
            }}
          />
          {draft.thumbnail !== '' && <Thumbnail src={draft.thumbnail} />}
        </PostThumbnail>
        <RichTextEditor
          label={translate('blog.content')}
          isRequired
          value={draft.content}
          errorMessage={errorOf('content')}
          onChange={({ value }) => change({ content: value })}
        />
      </PostFields>
    </Dialog>
  );
}
