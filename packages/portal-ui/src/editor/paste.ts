import { canonicalHtml, pastedHtml } from '@kontor/portal-core';
import { Slice } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { sanitize } from './sanitize.js';

/** Pasted or dropped HTML as it may stand in a text: Word's lists as lists, nothing beyond the allow-list. */
export function cleanPaste(html: string): string {
  return canonicalHtml(sanitize(pastedHtml(html)));
}

/** What is pasted into an empty paragraph takes its place, so that the first block keeps its alignment. */
export function keepFirstBlock(slice: Slice, { selection: { $from } }: EditorState): Slice {
  const isEmpty = $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
  return isEmpty && slice.content.firstChild?.isTextblock
    ? new Slice(slice.content, 0, slice.openEnd)
    : slice;
}

/** Files that were pasted or dropped without any text, such as a picture of the screen. */
export function filesOf(data: DataTransfer | null): readonly File[] {
  if (!data || data.types.includes('text/html') || data.types.includes('text/plain')) return [];
  return [...data.files];
}

/** Puts the cursor where something is dropped. */
export function placeAt(view: EditorView, event: DragEvent): number | null {
  return view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? null;
}
