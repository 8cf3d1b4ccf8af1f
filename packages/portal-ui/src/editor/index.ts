export { RichText } from './RichText.js';
export type { RichTextProps } from './RichText.js';
export { RichTextEditor } from './RichTextEditor.js';
export type { RichTextEditorProps } from './RichTextEditor.js';
