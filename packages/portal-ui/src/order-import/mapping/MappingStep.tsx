import { useRef, useState } from 'react';
import { hasTooFewColumns } from '@kontor/portal-core/order-import';
import { Alert } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { PanelHead, StepBody } from '../OrderImportWizard.styles.js';
import { shownLabels } from '../dialect-texts.js';
import type { ChosenFile } from '../state/import-state.js';
import { openCount, type MappingDraft } from '../state/mapping-draft.js';
import { useWizard } from '../wizard-context.js';
import { FileLine } from '../file/FileLine.js';
import { MappingActions } from './MappingActions.js';
import { MappingFoot } from './MappingFoot.js';
import { MappingTable } from './MappingTable.js';
import { Board, BoardFrame, Sheet } from './MappingTable.styles.js';
import { ForetoldPanel } from '../preview/ForetoldPanel.js';
import { PreviewPanel } from '../preview/PreviewPanel.js';
import { PreviewColumn } from '../preview/PreviewPanel.styles.js';
import { ProfileMenu } from '../profiles/ProfileMenu.js';
import { ProfileSelect } from '../profiles/ProfileSelect.js';
import { RememberedBadge } from '../profiles/RememberedBadge.js';
import { Toolbar, ToolbarEnd } from '../grid/CheckGrid.styles.js';
import { focusQuestion, useNextQuestion } from './useNextQuestion.js';

/** Step 2: the format of the file, the source of each field, and the resulting orders. */
export function MappingStep() {
  const { file, draft } = useWizard().state;
  return file === null || draft === null ? null : <Mapping file={file} draft={draft} />;
}

interface MappingProps {
  readonly file: ChosenFile;
  readonly draft: MappingDraft;
}

function Mapping({ file, draft }: MappingProps) {
  const translate = useTranslate();
  const { store } = useWizard();
  const [wasAsked, setAsked] = useState(false);
  const board = useRef<HTMLDivElement>(null);
  const { reading } = file;
  useNextQuestion(board, openCount(reading, draft));
  const missing = draft.understanding.questions.flatMap(({ kind, fields }) =>
    kind === 'missing' ? fields : [],
  );
  const names = missing.map((field) => translate(`orderImport.field_${field}`)).join(', ');
  const go = () => {
    setAsked(true);
    if (openCount(reading, draft) === 0) return void store.toCheck();
    focusQuestion(board.current);
  };
  return (
    <StepBody ref={board}>
      <PanelHead data-wide>
        <FileLine file={file} draft={draft} />
        <Toolbar>
          <RememberedBadge />
          <ToolbarEnd>
            <ProfileMenu />
          </ToolbarEnd>
        </Toolbar>
      </PanelHead>
      <ProfileSelect />
      <MappingWarnings file={file} draft={draft} />
      <BoardFrame>
        <Board>
          <Sheet>
            <MappingTable file={file} draft={draft} wasAsked={wasAsked} />
            <MappingFoot unused={draft.understanding.unused} labels={shownLabels(reading, translate)} />
          </Sheet>
          <PreviewColumn>
            <PreviewPanel />
            <ForetoldPanel />
          </PreviewColumn>
          {wasAsked && missing.length > 0 && (
            <Alert level="danger" title={translate('orderImport.mapAllFields')}>
              {translate('orderImport.missingFields', { fields: names })}
            </Alert>
          )}
          <MappingActions onNext={go} />
        </Board>
      </BoardFrame>
    </StepBody>
  );
}

function MappingWarnings({ file, draft }: MappingProps) {
  const translate = useTranslate();
  const { missingLabels } = draft.understanding;
  return (
    <>
      {hasTooFewColumns(file.reading.header, draft.mapping) && (
        <Alert level="warning" title={translate('orderImport.tooFewFields')} />
      )}
      {missingLabels.length > 0 && (
        <Alert level="warning">
          {translate('orderImport.profileMissing', { fields: missingLabels.join(', ') })}
        </Alert>
      )}
    </>
  );
}
