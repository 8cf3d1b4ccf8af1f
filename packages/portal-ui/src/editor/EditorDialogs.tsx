import type { Command } from 'prosemirror-state';
import { removeLink, setLink } from './commands.js';
import { InsertFileDialog } from './InsertFileDialog.js';
import { LinkDialog } from './LinkDialog.js';
import { insertStored } from './stored-file.js';
import type { EditorDialog } from './useEditorDialog.js';

export interface EditorDialogsProps extends Pick<EditorDialog, 'open' | 'close'> {
  readonly run: (command: Command) => void;
}

/** Renders the open dialog of an editor and applies its result to the text. */
export function EditorDialogs({ open, close, run }: EditorDialogsProps) {
  const finish = (command: Command) => {
    run(command);
    close();
  };
  if (open === null) return null;
  if (open.kind === 'link')
    return (
      <LinkDialog
        draft={open.draft}
        onClose={close}
        onApply={({ href, text }) => finish(setLink(href, text))}
        onRemove={() => finish(removeLink)}
      />
    );
  return (
    <InsertFileDialog
      kind={open.kind}
      onClose={close}
      onInsert={(inserted) => finish(insertStored({ ...inserted, kind: open.kind }))}
    />
  );
}
