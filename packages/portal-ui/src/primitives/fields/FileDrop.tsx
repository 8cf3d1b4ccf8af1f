import { useRef, useState, type DragEvent } from 'react';
import { FileUp } from 'lucide-react';
import { useField } from 'react-aria/useField';
import { useTranslate } from '../../provider/index.js';
import { Button } from '../actions/Button.js';
import { Field } from './Field.js';
import { useFieldBehaviour, type LabelledProps } from './field-props.js';
import { DropArea, DropHint, FileName, Invitation } from './FileDrop.styles.js';

export interface FileDropProps extends LabelledProps {
  /** Called with the dropped or chosen file. Check it yourself: a dropped file may be of any type. */
  readonly onSelect: (choice: { readonly file: File }) => void;
  /** Types offered by the file dialog, as in the HTML attribute: `.csv,text/csv`. */
  readonly accept?: string | undefined;
  /** Accepted files in words: „CSV bis 10 MB". */
  readonly hint?: string | undefined;
  /** Name of the chosen file. */
  readonly fileName?: string | undefined;
}

/** Field that accepts a file by drag and drop or by the file dialog. */
export function FileDrop(props: FileDropProps) {
  const { onSelect, accept, hint, fileName, isDisabled = false } = props;
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const { behaviour, texts } = useFieldBehaviour(props);
  const aria = useField({ ...behaviour, labelElementType: 'span' });
  const { isOver, dropProps } = useFileDrag(isDisabled, onSelect);
  return (
    <Field {...props} {...aria} texts={texts} labelAs="span">
      <DropArea
        {...aria.fieldProps}
        {...dropProps}
        role="group"
        data-over={isOver || undefined}
        data-invalid={props.error === undefined ? undefined : true}
        data-disabled={isDisabled || undefined}
      >
        <FileUp aria-hidden="true" />
        <div>
          {fileName === undefined || isOver ? (
            <Invitation>{translate(isOver ? 'common.dropFileNow' : 'common.dropFile')}</Invitation>
          ) : (
            <FileName>{fileName}</FileName>
          )}
          {hint !== undefined && <DropHint>{hint}</DropHint>}
        </div>
        <Button isDisabled={isDisabled} onPress={() => input.current?.click()}>
          {translate(fileName === undefined ? 'common.chooseFile' : 'common.chooseOtherFile')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={accept}
          aria-label={props.label}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) onSelect({ file });
          }}
        />
      </DropArea>
    </Field>
  );
}

function useFileDrag(isDisabled: boolean, onSelect: FileDropProps['onSelect']) {
  const [depth, setDepth] = useState(0);
  const isFile = (event: DragEvent) => !isDisabled && event.dataTransfer.types.includes('Files');
  return {
    isOver: depth > 0,
    dropProps: {
      onDragEnter: (event: DragEvent) => isFile(event) && setDepth((now) => now + 1),
      onDragLeave: () => setDepth((now) => Math.max(0, now - 1)),
      onDragOver: (event: DragEvent) => {
        if (!isFile(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setDepth(0);
        const file = event.dataTransfer.files[0];
        if (file && !isDisabled) onSelect({ file });
      },
    },
  };
}
