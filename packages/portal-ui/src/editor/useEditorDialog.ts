import { useCallback, useState } from 'react';
import { linkAt, linkPlace } from './commands.js';
import type { LinkDraft } from './LinkDialog.js';
import type { ProseEditor } from './useProseEditor.js';

/** A dialog that puts something into the text. */
export type OpenDialog =
  { readonly kind: 'link'; readonly draft: LinkDraft } | { readonly kind: 'file' | 'image' };

/** Which dialog of an editor is open, and how others open. */
export interface EditorDialog {
  readonly open: OpenDialog | null;
  readonly openLink: () => void;
  readonly openFile: () => void;
  readonly openImage: () => void;
  /** Leads back into the text. */
  readonly close: () => void;
}

/** The dialogs of an editor, one at a time. The functions stay the same, so that the toolbar is not drawn anew at every key. */
export function useEditorDialog({ state: stateOf, focus }: ProseEditor): EditorDialog {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const openLink = useCallback(() => {
    const state = stateOf();
    if (!state) return;
    const { from, to } = linkPlace(state);
    const link = linkAt(state);
    const text = state.doc.textBetween(from, to, ' ');
    setOpen({ kind: 'link', draft: { href: link?.href ?? '', text, exists: link !== null } });
  }, [stateOf]);
  const openFile = useCallback(() => setOpen({ kind: 'file' }), []);
  const openImage = useCallback(() => setOpen({ kind: 'image' }), []);
  const close = useCallback(() => {
    setOpen(null);
    requestAnimationFrame(() => focus());
  }, [focus]);
  return { open, openLink, openFile, openImage, close };
}
