import { useState } from 'react';
import type { MediaFile } from '@kontor/portal-core/media';
import { issueMessage } from '@kontor/portal-core/i18n';
import { validateUpload } from '@kontor/portal-core/media';
import { ACCEPTED, useUpload } from '../media/index.js';
import { Button, Dialog, FileDrop, ProgressBar, TextField } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { DialogFields } from './editor.styles.js';

export interface InsertFileDialogProps {
  /** `image` is shown in the text; `file` is a download link. */
  readonly kind: 'file' | 'image';
  readonly onInsert: (inserted: { readonly file: MediaFile; readonly description: string }) => void;
  readonly onClose: () => void;
}

/** Dialog that uploads a file or picture and passes it to `onInsert`. */
export function InsertFileDialog({ kind, onInsert, onClose }: InsertFileDialogProps) {
  const translate = useTranslate();
  const { upload, progress, error, cancel } = useUpload(kind);
  const [file, setFile] = useState<File | null>(null);
  const [warning, setWarning] = useState<string>();
  const [description, setDescription] = useState('');
  const choose = (chosen: File) => {
    cancel();
    setFile(chosen);
    const [issue] = validateUpload(chosen, kind);
    setWarning(issue && issueMessage(translate, issue));
  };
  const insert = async () => {
    setWarning(undefined);
    const stored = await upload(file);
    if (stored) onInsert({ file: stored, description: description.trim() });
  };
  const isBusy = progress !== null;
  return (
    <Dialog
      isOpen
      title={translate(kind === 'image' ? 'editor.insertImage' : 'editor.insertFile')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{translate('common.cancel')}</Button>
          <Button variant="primary" isBusy={isBusy} onPress={() => void insert()}>
            {translate('editor.insert')}
          </Button>
        </>
      }
    >
      <DialogFields>
        <FileDrop
          label={translate(kind === 'image' ? 'editor.image' : 'editor.file')}
          accept={ACCEPTED[kind]}
          hint={translate(kind === 'image' ? 'media.imageHint' : 'media.fileHint')}
          fileName={file?.name}
          error={warning ?? error}
          isDisabled={isBusy}
          onSelect={({ file: chosen }) => choose(chosen)}
          isRequired
        />
        {isBusy && <ProgressBar label={translate('media.uploading')} value={progress} />}
        {kind === 'image' && (
          <TextField
            label={translate('editor.imageDescription')}
            help={translate('editor.imageDescriptionHelp')}
            value={description}
            onChange={({ value }) => setDescription(value)}
            maxLength={200}
          />
        )}
      </DialogFields>
    </Dialog>
  );
}
