import { useCallback, useId, useRef, useState } from 'react';
import { isImageName, type MediaFile } from '@kontor/portal-core';
import { useField } from 'react-aria/useField';
import { mediaUrl } from '../media/media-url.js';
import { useUpload } from '../media/useUpload.js';
import { Field } from '../primitives/fields/Field.js';
import { useFieldBehaviour } from '../primitives/fields/field-props.js';
import { HiddenText } from '../primitives/layout/HiddenText.js';
import { QuietProgress } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { insertFileLink, insertImage, linkAt, linkPlace, removeLink, setLink } from './commands.js';
import { EditorBox, TextPlace } from './editor.styles.js';
import { EditorToolbar } from './EditorToolbar.js';
import { InsertFileDialog } from './InsertFileDialog.js';
import { LinkDialog, type LinkDraft } from './LinkDialog.js';
import type { RichTextEditorProps } from './RichTextEditor.js';
import { useProseEditor, type ProseEditor as Editor } from './useProseEditor.js';

type OpenDialog = { readonly kind: 'link'; readonly draft: LinkDraft } | { readonly kind: 'file' | 'image' };

/** The editor itself: toolbar, text box and the dialogs that insert something. */
export function ProseEditor(props: RichTextEditorProps) {
  const { label, value, onChange, isRequired = false, errorMessage, isDisabled = false } = props;
  const translate = useTranslate();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const toolbarRef = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const drop = useUpload();
  const frame = { label, isRequired, isDisabled, error: drop.error ?? errorMessage };
  const { behaviour, texts } = useFieldBehaviour(frame);
  const aria = useField({ ...behaviour, labelElementType: 'span' });
  const boxId = aria.fieldProps.id ?? '';
  const editor: Editor = useProseEditor({
    value,
    onChange,
    isDisabled,
    attributes: {
      role: 'textbox',
      id: boxId,
      'aria-multiline': 'true',
      'aria-labelledby': aria.fieldProps['aria-labelledby'] ?? '',
      'aria-describedby': [aria.fieldProps['aria-describedby'], keysId].filter(Boolean).join(' '),
      ...(isRequired && { 'aria-required': 'true' }),
      ...(errorMessage !== undefined && { 'aria-invalid': 'true' }),
      ...(isDisabled && { 'aria-disabled': 'true' }),
    },
    onLink: () => openLink(),
    onToolbar: () => toolbarRef.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus(),
    onFiles: (files) => void uploadAll(files),
  });
  const { state: stateOf } = editor;
  const openLink = useCallback(() => {
    const state = stateOf();
    if (!state) return;
    const { from, to } = linkPlace(state);
    const link = linkAt(state);
    const text = state.doc.textBetween(from, to, ' ');
    setDialog({ kind: 'link', draft: { href: link?.href ?? '', text, exists: link !== null } });
  }, [stateOf]);
  const openFile = useCallback(() => setDialog({ kind: 'file' }), []);
  const openImage = useCallback(() => setDialog({ kind: 'image' }), []);
  const close = () => {
    setDialog(null);
    requestAnimationFrame(() => editor.focus());
  };
  const insert = (file: MediaFile, description: string, asImage: boolean) => {
    const address = mediaUrl(file.fileName);
    editor.run(asImage ? insertImage(address, description) : insertFileLink(address, file.originalName));
  };
  const uploadAll = async (files: readonly File[]) => {
    for (const file of files) {
      const stored = await drop.upload(file);
      if (!stored) return;
      insert(stored, '', isImageName(stored.fileName));
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
              controls={boxId}
              isDisabled={isDisabled}
              run={editor.run}
              onLeave={editor.focus}
              onLink={openLink}
              onFile={openFile}
              onImage={openImage}
            />
          )}
          <TextPlace ref={editor.place} />
          {drop.progress !== null && <QuietProgress label={translate('media.uploading')} />}
          <HiddenText id={keysId}>{translate('editor.keys')}</HiddenText>
        </EditorBox>
      </Field>
      {dialog?.kind === 'link' && (
        <LinkDialog
          draft={dialog.draft}
          onClose={close}
          onApply={({ href, text }) => {
            editor.run(setLink(href, text));
            close();
          }}
          onRemove={() => {
            editor.run(removeLink);
            close();
          }}
        />
      )}
      {(dialog?.kind === 'file' || dialog?.kind === 'image') && (
        <InsertFileDialog
          kind={dialog.kind}
          onClose={close}
          onInsert={({ file, description }) => {
            insert(file, description, dialog.kind === 'image');
            close();
          }}
        />
      )}
    </>
  );
}
