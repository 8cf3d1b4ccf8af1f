import { useState, type FormEvent } from 'react';
import { completeAddress, linkTarget } from '@kontor/portal-core/rich-text';
import { Button, Dialog, TextField } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { DialogFields } from './editor.styles.js';

/** The values of a link in the dialog. */
export interface LinkDraft {
  readonly href: string;
  readonly text: string;
  /** Whether there already is a link, which can be removed. */
  readonly exists: boolean;
}

export interface LinkDialogProps {
  readonly draft: LinkDraft;
  readonly onApply: (link: { readonly href: string; readonly text: string }) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Dialog for the address of a link. A link cannot be applied without an address. */
export function LinkDialog({ draft, onApply, onRemove, onClose }: LinkDialogProps) {
  const translate = useTranslate();
  const [address, setAddress] = useState(draft.href);
  const [text, setText] = useState(draft.text);
  const [error, setError] = useState<string>();
  const apply = () => {
    const href = linkTarget(completeAddress(address));
    if (href !== null) onApply({ href, text: text.trim() });
    else setError(translate(address.trim() === '' ? 'validation.required' : 'editor.linkInvalid'));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={translate(draft.exists ? 'editor.linkEdit' : 'editor.linkInsert')}
      onClose={onClose}
      actions={
        <>
          {draft.exists && (
            <Button variant="danger-quiet" onPress={onRemove}>
              {translate('editor.linkRemove')}
            </Button>
          )}
          <Button onPress={onClose}>{translate('common.cancel')}</Button>
          <Button variant="primary" onPress={apply}>
            {translate('editor.linkApply')}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <DialogFields>
          <TextField
            label={translate('editor.linkAddress')}
            value={address}
            onChange={({ value }) => {
              setAddress(value);
              setError(undefined);
            }}
            error={error}
            help={translate('editor.linkHelp')}
            inputMode="text"
            autoComplete="off"
            maxLength={2000}
            isRequired
            autoFocus
          />
          <TextField
            label={translate('editor.linkText')}
            value={text}
            onChange={({ value }) => setText(value)}
            maxLength={500}
          />
          <button type="submit" hidden />
        </DialogFields>
      </form>
    </Dialog>
  );
}
