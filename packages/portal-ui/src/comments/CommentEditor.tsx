import { lazy, Suspense } from 'react';
import { Skeleton } from '../primitives/index.js';
import type { RichTextEditorProps } from '../editor/index.js';

/** The editor comes when someone is about to write. */
const RichTextEditor = lazy(() =>
  import('../editor/RichTextEditor.js').then((module) => ({ default: module.RichTextEditor })),
);

/** The field a comment is written in. */
export function CommentEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Skeleton width="100%" height={120} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
