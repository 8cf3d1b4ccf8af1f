import { canonicalHtml, pastedHtml } from '@kontor/portal-core/rich-text';
import { Slice } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { sanitize } from './sanitize.js';

/** Cleans pasted or dropped HTML: Word's lists become lists, and anything outside the allow-list is removed. */
export function cleanPaste(html: string): string {
  return canonicalHtml(sanitize(pastedHtml(html)));
}

/**
 * Closes the start of a slice pasted into an empty paragraph, so that it replaces the paragraph and its first block
 * keeps its alignment.
 */
export function keepFirstBlock(slice: Slice, { selection: { $from } }: EditorState): Slice {
  const isEmpty = $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
  return isEmpty && slice.content.firstChild?.isTextblock
    ? new Slice(slice.content, 0, slice.openEnd)
    : slice;
}

/** Files pasted or dropped without text, for example a screenshot. */
export function filesOf(data: DataTransfer | null): readonly File[] {
  if (!data || data.types.includes('text/html') || data.types.includes('text/plain')) return [];
  return [...data.files];
}

/** Document position where something is dropped, for the cursor; null outside the text. */
export function placeAt(view: EditorView, event: DragEvent): number | null {
  return view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? null;
}
