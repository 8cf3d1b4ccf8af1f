import { useState } from 'react';
import {
  ApiError,
  blogUrlOf,
  issueMessage,
  validateBlogPost,
  type BlogPost,
  type BlogPostInput,
  type Issue,
} from '@kontor/portal-core';
import { useTranslate } from '../provider/index.js';
import { problemText } from '../provider/problem-text.js';
import { useSavePost } from './usePosts.js';

type Draft = Omit<BlogPostInput, 'type'>;
type FieldName = keyof Draft;
const EMPTY: Draft = { name: '', content: '', url: '', thumbnail: '' };

export interface PostForm {
  readonly draft: Draft;
  change(part: Partial<Draft>): void;
  /** Changes the name; the url of a new post follows it until it was written by hand. */
  rename(name: string): void;
  /** What is wrong with a field, in words. */
  errorOf(field: FieldName): string | undefined;
  /** What is wrong with the whole, in words. */
  readonly alert: string | null;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  save(): void;
}

/** The form of a post: checked by the shared rules before it is sent, and by the server again. */
export function usePostForm(post: BlogPost | null, onSaved: () => void): PostForm {
  const translate = useTranslate();
  const [before] = useState<Draft>(() => draftOf(post));
  const [draft, setDraft] = useState(before);
  const [wasAsked, setAsked] = useState(false);
  const saving = useSavePost(post?.id ?? null);
  const told = saving.error instanceof ApiError ? saving.error.issues : [];
  const issues = wasAsked ? validateBlogPost(draft) : [];
  const change = (part: Partial<Draft>) => {
    saving.reset();
    setDraft((current) => ({ ...current, ...part }));
  };
  return {
    draft,
    change,
    rename(name) {
      const follows = post === null && draft.url === blogUrlOf(draft.name);
      change(follows ? { name, url: blogUrlOf(name) } : { name });
    },
    errorOf: (field) => messageOf([...issues, ...told], field, translate),
    alert: issues.some(({ code }) => code === 'required')
      ? translate('blog.allRequired')
      : saving.error && told.length === 0
        ? problemText(saving.error, translate)
        : null,
    isDirty: (Object.keys(EMPTY) as FieldName[]).some((field) => draft[field] !== before[field]),
    isSaving: saving.isPending,
    save() {
      setAsked(true);
      if (validateBlogPost(draft).length > 0) return;
      saving.mutate({ ...draft, url: blogUrlOf(draft.url) }, { onSuccess: onSaved });
    },
  };
}

function draftOf(post: BlogPost | null): Draft {
  if (post === null) return EMPTY;
  const { name, content, url, thumbnail } = post;
  return { name, content, url, thumbnail };
}

function messageOf(
  issues: readonly Issue[],
  field: FieldName,
  translate: ReturnType<typeof useTranslate>,
): string | undefined {
  const found = issues.find(({ path }) => path === field);
  if (found === undefined) return undefined;
  const params = found.code === 'alreadyExists' ? { field: translate('blog.url') } : found.params;
  return issueMessage(translate, params === undefined ? found : { ...found, params });
}
