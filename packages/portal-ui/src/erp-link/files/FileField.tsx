import { issueMessage, type Translate } from '@kontor/portal-core/i18n';
import { IMPORT_FILE_TYPES, type FileKind } from '@kontor/portal-core/order-import';
import type { Issue } from '@kontor/portal-core/validation';
import { FileDrop, RadioGroup, Select } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import type { useTakeFile } from './useTakeFile.js';

type File = ReturnType<typeof useTakeFile>;

const ACCEPT = IMPORT_FILE_TYPES.map((type) => `.${type}`).join(',');

/** The file, and how it is to be read where that is not certain. */
export function FileField({
  file,
}: {
  readonly file: Pick<File, 'file' | 'opened' | 'fault' | 'read' | 'readAs'>;
}) {
  const translate = useTranslate();
  const { opened, fault } = file;
  return (
    <>
      <FileDrop
        label={translate('erpFiles.file')}
        isRequired
        accept={ACCEPT}
        hint={translate('orderImport.uploadHint')}
        fileName={file.file?.name}
        error={fault === null ? undefined : refusalText(fault, translate)}
        onSelect={({ file: chosen }) => file.read(chosen)}
      />
      {opened?.sheets != null && opened.sheets.names.length > 1 && (
        <Select
          label={translate('erpFiles.sheet')}
          options={opened.sheets.names.map((name) => ({ value: name, label: name }))}
          value={opened.sheets.read}
          onChange={({ value: sheet }) => file.readAs({ sheet })}
        />
      )}
      {opened !== null && opened.encodings.length > 1 && (
        <RadioGroup
          label={translate('erpFiles.encoding')}
          options={opened.encodings.map(({ encoding, sample }) => ({
            value: encoding,
            label: sample,
            note: translate(`orderImport.encoding_${encoding}`),
          }))}
          value={null}
          onChange={({ value: encoding }) => file.readAs({ encoding })}
        />
      )}
      {opened !== null && (
        <span>
          {translate('erpFiles.rows', { count: opened.rows.length })}
          {opened.leftOut > 0 && ` · ${translate('erpFiles.leftOut', { count: opened.leftOut })}`}
        </span>
      )}
    </>
  );
}

/** Why a file is none: what it is, and what to do. */
function refusalText(refusal: Issue, translate: Translate): string {
  const kind = refusal.code === 'fileType' ? refusal.params?.['kind'] : undefined;
  const message = issueMessage(translate, refusal);
  // What reading names as `kind` is one.
  return kind === undefined ? message : `${message} ${translate(`orderImport.fileKind_${kind as FileKind}`)}`;
}
