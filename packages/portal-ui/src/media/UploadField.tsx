import { X } from 'lucide-react';
import type { MediaFile } from '@kontor/portal-core/media';
import { styled } from 'styled-components';
import { Button, FileDrop, ProgressBar } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { space } from '../theme/index.js';
import { ACCEPTED } from './accepted.js';
import { useUpload } from './useUpload.js';

export interface UploadFieldProps {
  readonly label: string;
  /** Name of the stored file; empty when there is none yet. */
  readonly value: string;
  /** Called with the stored file, or with null when it was removed. */
  readonly onChange: (change: { readonly file: MediaFile | null }) => void;
  /** `image` takes pictures only. */
  readonly kind?: 'file' | 'image' | undefined;
  /** File name to show for `value` when the file was not uploaded here. */
  readonly fileName?: string | undefined;
  /** Error text; an error of the upload itself is shown instead. */
  readonly error?: string | undefined;
  /** Marks the field as required, also for assistive technology. */
  readonly isRequired?: boolean | undefined;
  /** Greys the field and takes it out of the tab order. */
  readonly isDisabled?: boolean | undefined;
}

/** Uploads a file as soon as it is chosen, with progress; the form around it receives the stored file. */
export function UploadField(props: UploadFieldProps) {
  const { label, value, onChange, kind = 'file', fileName, error, isRequired, isDisabled } = props;
  const translate = useTranslate();
  const { upload, progress, error: uploadError, cancel } = useUpload(kind);
  const send = async (file: File) => {
    const stored = await upload(file);
    if (stored) onChange({ file: stored });
  };
  return (
    <Frame>
      <FileDrop
        label={label}
        accept={ACCEPTED[kind]}
        hint={translate(kind === 'image' ? 'media.imageHint' : 'media.fileHint')}
        fileName={value === '' ? undefined : (fileName ?? value)}
        error={uploadError ?? error}
        isRequired={isRequired}
        isDisabled={(isDisabled ?? false) || progress !== null}
        onSelect={({ file }) => void send(file)}
      />
      {progress !== null && (
        <Row>
          <ProgressBar label={translate('media.uploading')} value={progress} />
          <Button size="small" onPress={cancel}>
            {translate('common.cancel')}
          </Button>
        </Row>
      )}
      {value !== '' && progress === null && !isDisabled && (
        <Row>
          <Button variant="quiet" size="small" icon={<X />} onPress={() => onChange({ file: null })}>
            {translate('media.remove')}
          </Button>
        </Row>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('2')};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('2')};

  & > :first-child:not(:only-child) {
    flex: 1;
  }
`;
