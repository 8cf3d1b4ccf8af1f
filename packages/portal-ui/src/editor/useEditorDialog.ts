import { useCallback, useState } from 'react';
import { linkAt, linkPlace } from './commands.js';
import type { LinkDraft } from './LinkDialog.js';
import type { ProseEditor } from './useProseEditor.js';

/** An open dialog that inserts something into the text. */
export type OpenDialog =
  { readonly kind: 'link'; readonly draft: LinkDraft } | { readonly kind: 'file' | 'image' };

/** The open dialog of an editor, and functions that open the others. */
export interface EditorDialog {
  readonly open: OpenDialog | null;
  readonly openLink: () => void;
  readonly openFile: () => void;
  readonly openImage: () => void;
  /** Closes the dialog and returns the focus to the text. */
  readonly close: () => void;
}

/**
 * The dialogs of an editor, of which one is open at a time. The functions keep their identity, so that the toolbar does
 * not render at every key press.
 */
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
