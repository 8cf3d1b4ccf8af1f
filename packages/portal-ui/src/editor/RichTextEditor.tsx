import { Suspense } from 'react';
import { lazyPart, Skeleton } from '../primitives/index.js';

export interface RichTextEditorProps {
  /** Label of the field, and accessible name of the text box. */
  readonly label: string;
  /** The text as HTML. Anything outside the allow-list is not shown and is removed with the next change. */
  readonly value: string;
  /** Called with every change of the text; the value is empty if there is no text. */
  readonly onChange: (change: { readonly value: string }) => void;
  /** Whether the field is marked as required, also for assistive technology. */
  readonly isRequired?: boolean | undefined;
  /** Error message: what is wrong and what to do. */
  readonly errorMessage?: string | undefined;
  /** Whether the text can only be read. */
  readonly isDisabled?: boolean | undefined;
}

const ProseEditor = lazyPart(() => import('./ProseEditor.js').then((module) => module.ProseEditor));

/** Field for text with headings, lists, links, files and pictures. The editor's code is loaded when the first field is shown. */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Skeleton height={186} />}>
      <ProseEditor {...props} />
    </Suspense>
  );
}
