import type { ReactNode } from 'react';
import { Button } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { Actions } from '../OrderImportWizard.styles.js';
import { Editor } from './MappingTable.styles.js';

interface FieldEditorFrameProps {
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** Frame of an editor below a row of the mapping, with the button that closes it. */
export function FieldEditorFrame({ onDone, children }: FieldEditorFrameProps) {
  const translate = useTranslate();
  return (
    <Editor>
      {children}
      <Actions>
        <Button size="small" onPress={onDone}>
          {translate('orderImport.done')}
        </Button>
      </Actions>
    </Editor>
  );
}
