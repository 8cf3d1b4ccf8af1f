export { RichText } from './RichText.js';
export { RichTextEditor } from './RichTextEditor.js';
