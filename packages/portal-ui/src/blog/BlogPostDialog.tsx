import { useState } from 'react';
import {
  BLOG_POST_FIELDS,
  blogUrlOf,
  validateBlogPost,
  type BlogPost,
  type BlogPostInput,
} from '@kontor/portal-core/blog';
import { fieldLabels } from '@kontor/portal-core/fields';
import { RichTextEditor } from '../editor/index.js';
import { describedField, FormDialog, StaleNote, useDone, useForm, type Form } from '../forms/index.js';
import { UploadField } from '../media/index.js';
import { FieldColumn, TextField } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { PostThumbnail } from './BlogPostDialog.styles.js';
import { Thumbnail } from './Thumbnail.js';
import { useSavePost } from './usePosts.js';

interface BlogPostDialogProps {
  /** The post to change; null for a new one. */
  readonly post: BlogPost | null;
  readonly onClose: () => void;
}

/** Every field of a post except its type, which the user does not choose. */
type Draft = Omit<BlogPostInput, 'type'>;

const NAMES = fieldLabels(BLOG_POST_FIELDS);
const LABELS = {
  name: NAMES.name,
  url: NAMES.url,
  thumbnail: NAMES.thumbnail,
  content: NAMES.content,
};

/** Dialog that creates or changes a post. The entries are kept when saving fails. */
export function BlogPostDialog({ post, onClose }: BlogPostDialogProps) {
  const translate = useTranslate();
  const done = useDone(onClose);
  const save = useSavePost(post);
  const form = useForm<Draft>({
    initial: draftOf(post),
    validate: validateBlogPost,
    refusal: save.error,
    onSubmit: (draft) =>
      save.mutate(
        { ...draft, url: blogUrlOf(draft.url) },
        done(post === null ? 'blog.created' : 'blog.updated'),
      ),
  });
  const isOutdated = save.version.newest !== null;
  const isMissing = form.issues.some(({ code }) => code === 'required');
  return (
    <FormDialog
      size="large"
      title={translate(post === null ? 'blog.create' : 'blog.editTitle')}
      submitLabel={translate('common.save')}
      form={form}
      isBusy={save.isPending}
      alert={isMissing ? translate('blog.allRequired') : isOutdated ? null : form.failure}
      onClose={onClose}
    >
      <FieldColumn>
        <StaleNote version={save.version} form={form} draftOf={draftOf} labels={LABELS} />
        <PostFields form={form} isNew={post === null} />
      </FieldColumn>
    </FormDialog>
  );
}

interface PostFieldsProps {
  readonly form: Form<Draft>;
  /** Whether the post is new. The url of a new post follows its name until the user edits the url. */
  readonly isNew: boolean;
}

function PostFields({ form, isNew }: PostFieldsProps) {
  const translate = useTranslate();
  const { draft, change, errorOf } = form;
  const url = blogUrlOf(draft.url);
  const isFollowing = isNew && draft.url === blogUrlOf(draft.name);
  const [pictureName, namePicture] = useState<string>();
  return (
    <>
      <TextField
        {...describedField(translate, BLOG_POST_FIELDS, form, 'name')}
        autoFocus
        onChange={({ value }) => change({ name: value, ...(isFollowing && { url: blogUrlOf(value) }) })}
      />
      <TextField
        {...describedField(translate, BLOG_POST_FIELDS, form, 'url')}
        help={url === '' ? translate('blog.urlHelpEmpty') : translate('blog.urlHelp', { url })}
      />
      <PostThumbnail>
        <UploadField
          label={translate(BLOG_POST_FIELDS.thumbnail.label)}
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
        label={translate(BLOG_POST_FIELDS.content.label)}
        isRequired
        value={draft.content}
        errorMessage={errorOf('content')}
        onChange={({ value }) => change({ content: value })}
      />
    </>
  );
}

function draftOf(post: BlogPost | null): Draft {
  const { name = '', url = '', thumbnail = '', content = '' } = post ?? {};
  return { name, url, thumbnail, content };
}
