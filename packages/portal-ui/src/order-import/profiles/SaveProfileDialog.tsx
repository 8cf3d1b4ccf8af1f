import { useState } from 'react';
import { Button, Dialog, TextField } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';

interface SaveProfileDialogProps {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onSave: (name: string) => void;
}

/** Dialog for the name of a mapping that is to be saved. */
export function SaveProfileDialog({ isOpen, isBusy, onClose, onSave }: SaveProfileDialogProps) {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const [wasAsked, setAsked] = useState(false);
  const trimmed = name.trim();
  const isShort = trimmed.length < MIN_NAME;
  const save = () => {
    setAsked(true);
    if (!isShort) onSave(trimmed);
  };
  return (
    <Dialog
      isOpen={isOpen}
      size="small"
      title={translate('orderImport.profileSave')}
      onClose={onClose}
      isDirty={trimmed !== ''}
      isBusy={isBusy}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isBusy}>
            {translate('common.cancel')}
          </Button>
          <Button variant="primary" isBusy={isBusy} onPress={save}>
            {translate('common.save')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={translate('orderImport.profileName')}
          isRequired
          autoFocus
          maxLength={100}
          value={name}
          onChange={({ value }) => setName(value)}
          error={wasAsked && isShort ? translate('validation.minLength', { min: MIN_NAME }) : undefined}
        />
      </form>
    </Dialog>
  );
}

const MIN_NAME = 2;
