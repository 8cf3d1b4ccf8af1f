import { Suspense } from 'react';
import { lazyPart, Skeleton } from '../primitives/index.js';

export interface RichTextEditorProps {
  /** What is asked for; the name of the text box. */
  readonly label: string;
  /** The text as HTML; what is not on the allow-list is not shown, and gone with the next change. */
  readonly value: string;
  /** Called with every change of the text; empty when nothing is written. */
  readonly onChange: (change: { readonly value: string }) => void;
  /** Marked as required and told to assistive technology. */
  readonly isRequired?: boolean | undefined;
  /** What is wrong and what to do, in words. */
  readonly errorMessage?: string | undefined;
  /** Readable, not changeable. */
  readonly isDisabled?: boolean | undefined;
}

const ProseEditor = lazyPart(() => import('./ProseEditor.js').then((module) => module.ProseEditor));

/** A field for text with headings, lists, links, files and pictures. Its editor is fetched when it is first shown. */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Skeleton height={186} />}>
      <ProseEditor {...props} />
    </Suspense>
  );
}
