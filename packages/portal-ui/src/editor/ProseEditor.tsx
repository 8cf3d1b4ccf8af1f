import { useId, useRef, type HTMLAttributes } from 'react';
import { isImageName } from '@kontor/portal-core/media';
import { useField } from 'react-aria/useField';
import { useMediaAddress, useUpload } from '../media/index.js';
import { Field, HiddenText, QuietProgress, useFieldBehaviour } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { EditorBox, TextPlace } from './editor.styles.js';
import { EditorDialogs } from './EditorDialogs.js';
import { EditorToolbar } from './EditorToolbar.js';
import type { RichTextEditorProps } from './RichTextEditor.js';
import { insertStored } from './stored-file.js';
import { useEditorDialog } from './useEditorDialog.js';
import { useProseEditor, type ProseEditor as Editor } from './useProseEditor.js';

/** The editor: toolbar, text box, and the dialogs that insert something. */
export function ProseEditor(props: RichTextEditorProps) {
  const { label, value, onChange, isRequired = false, errorMessage, isDisabled = false } = props;
  const translate = useTranslate();
  const toolbarRef = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const drop = useUpload();
  const frame = { label, isRequired, isDisabled, error: drop.error ?? errorMessage };
  const { behaviour, texts } = useFieldBehaviour(frame);
  const aria = useField({ ...behaviour, labelElementType: 'span' });
  const editor: Editor = useProseEditor({
    value,
    onChange,
    isDisabled,
    attributes: textBoxAttributes(aria.fieldProps, keysId, props),
    onLink: () => dialog.openLink(),
    onToolbar: () => toolbarRef.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus(),
    onFiles: (files) => void takeFiles(files),
    addressOf: useMediaAddress(),
  });
  const dialog = useEditorDialog(editor);
  const takeFiles = async (files: readonly File[]) => {
    for (const file of files) {
      const stored = await drop.upload(file);
      if (!stored) return;
      const kind = isImageName(stored.fileName) ? 'image' : 'file';
      editor.run(insertStored({ file: stored, kind, description: '' }));
    }
  };
  return (
    <>
      <Field
        {...aria}
        {...frame}
        texts={texts}
        labelAs="span"
        labelProps={{ ...aria.labelProps, onClick: editor.focus }}
      >
        <EditorBox
          data-invalid={errorMessage === undefined ? undefined : true}
          data-disabled={isDisabled || undefined}
        >
          {editor.toolbar && (
            <EditorToolbar
              ref={toolbarRef}
              state={editor.toolbar}
              controls={aria.fieldProps.id ?? ''}
              isDisabled={isDisabled}
              run={editor.run}
              onLeave={editor.focus}
              onLink={dialog.openLink}
              onFile={dialog.openFile}
              onImage={dialog.openImage}
            />
          )}
          <TextPlace ref={editor.place} />
          {drop.progress !== null && <QuietProgress label={translate('media.uploading')} />}
          <HiddenText id={keysId}>{translate('editor.keys')}</HiddenText>
        </EditorBox>
      </Field>
      <EditorDialogs open={dialog.open} close={dialog.close} run={editor.run} />
    </>
  );
}

/** ARIA attributes of the text box; `keysId` is the id of the hint on its keys. */
function textBoxAttributes(
  named: Pick<HTMLAttributes<Element>, 'id' | 'aria-labelledby' | 'aria-describedby'>,
  keysId: string,
  { isRequired, errorMessage, isDisabled }: RichTextEditorProps,
): Record<string, string> {
  return {
    role: 'textbox',
    id: named.id ?? '',
    'aria-multiline': 'true',
    'aria-labelledby': named['aria-labelledby'] ?? '',
    'aria-describedby': [named['aria-describedby'], keysId].filter(Boolean).join(' '),
    ...(isRequired && { 'aria-required': 'true' }),
    ...(errorMessage !== undefined && { 'aria-invalid': 'true' }),
    ...(isDisabled && { 'aria-disabled': 'true' }),
  };
}
