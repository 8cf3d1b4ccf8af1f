import { canonicalHtml, pastedHtml } from '@kontor/portal-core';
import type { EditorView } from 'prosemirror-view';
import { sanitize } from './sanitize.js';

/** Pasted or dropped HTML as it may stand in a text: Word's lists as lists, nothing beyond the allow-list. */
export function cleanPaste(html: string): string {
  return canonicalHtml(sanitize(pastedHtml(html)));
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
