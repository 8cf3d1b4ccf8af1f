import { Suspense, useRef, useState, type RefObject } from 'react';
import { Alert, lazyPart } from '../../primitives/index.js';
import { TableFooter, type TableHandle } from '../../table/index.js';
import { useTranslate } from '../../provider/index.js';
import { useCheckedRows } from '../state/useCheckedRows.js';
import { useFaults } from '../state/useFaults.js';
import type { CheckSummary, RowFilter } from '../worker/protocol.js';
import { Spoken, StepBody } from '../OrderImportWizard.styles.js';
import { useWizard } from '../wizard-context.js';
import { OUTCOME_COLUMN } from '../grid/check-columns.js';
import { CheckCounts } from './CheckCounts.js';
import { InSight } from './CheckCounts.styles.js';
import { CheckFooter } from './CheckFooter.js';
import { CheckGrid } from '../grid/CheckGrid.js';
import { CheckProgress } from './CheckProgress.js';
import { CheckToolbar } from './CheckToolbar.js';
import { FaultPanel } from '../faults/FaultPanel.js';
import { faultText } from '../file/fault-text.js';
import { FillMenu } from '../grid/FillMenu.js';
import type { GridPlace } from '../grid/grid-place.js';
import { LeftOutNote } from '../effects/LeftOutNote.js';
import { FileNotes } from '../effects/FileNotes.js';
import { Outlook } from '../effects/EffectsPanel.styles.js';
import { EffectsAwaited } from '../effects/EffectsAwaited.js';
import { useErrorJump } from '../grid/useErrorJump.js';
import { useMending } from '../grid/useMending.js';
import { useStepKeys } from './useStepKeys.js';

const EffectsPanel = lazyPart(() =>
  import('../effects/EffectsPanel.js').then((module) => module.EffectsPanel),
);
const ConflictPanel = lazyPart(() =>
  import('../effects/ConflictPanel.js').then((module) => module.ConflictPanel),
);

/** Step 3: what the import would do, all rows of the file, their faults, and the means to correct them. */
export function CheckStep() {
  const translate = useTranslate();
  const { sheet, fault, file } = useWizard().state;
  const step = useRef<HTMLDivElement>(null);
  return (
    <StepBody ref={step}>
      {fault !== null && (
        <InSight>
          <Alert level="danger">
            {translate('orderImport.mendTakenBack', { reason: faultText(fault, translate) })}
          </Alert>
        </InSight>
      )}
      <CheckProgress rows={file?.reading.rows ?? 0} />
      {sheet !== null && <CheckSheet step={step} />}
    </StepBody>
  );
}

/** Rows shown first: the conflicts, when there is nothing else to decide. */
function firstFilter(sheet: CheckSummary | null): RowFilter {
  if (sheet === null) return 'all';
  const { create, invalid, conflict } = sheet.counts;
  return conflict > 0 && create === 0 && invalid === 0 ? 'conflicts' : 'all';
}

const NO_SHEET = { counts: { create: 0, invalid: 0 }, edits: 0, choices: { replace: 0 } };

function CheckSheet({ step }: { readonly step: RefObject<HTMLElement | null> }) {
  const translate = useTranslate();
  const { state, store } = useWizard();
  const [filter, setFilter] = useState<RowFilter>(() => firstFilter(state.sheet));
  const [isWide, setWide] = useState(false);
  const checked = useCheckedRows(store, state, filter);
  const faults = useFaults(store, state);
  const handle = useRef<TableHandle>(null);
  const [place, setPlace] = useState<GridPlace | null>(null);
  const turnTo = (next: RowFilter) => {
    setFilter(next);
    setPlace(null);
  };
  const jump = useErrorJump(filter, handle);
  useStepKeys(step, useMending(), jump);
  const { counts, edits, choices } = state.sheet ?? NO_SHEET;
  return (
    <>
      <Spoken role="status">
        {edits > 0 && translate('orderImport.recheckedErrors', { count: counts.invalid })}
      </Spoken>
      <Outlook>
        <CheckCounts />
        {counts.create + choices.replace > 0 && (
          <Suspense fallback={<EffectsAwaited />}>
            <EffectsPanel />
          </Suspense>
        )}
        <FileNotes
          notes={state.sheet?.notes ?? []}
          onShow={(line) => jump.show({ line, field: OUTCOME_COLUMN })}
        />
        <LeftOutNote />
      </Outlook>
      {filter !== 'conflicts' && <FaultPanel list={faults} onShow={jump.show} />}
      <CheckToolbar filter={filter} onFilter={turnTo} isWide={isWide} onWide={setWide} jump={jump}>
        <FillMenu filter={filter} rows={checked.rows} place={place} />
      </CheckToolbar>
      {filter === 'conflicts' && (
        <Suspense fallback={null}>
          <ConflictPanel />
        </Suspense>
      )}
      <CheckGrid
        key={filter}
        filter={filter}
        checked={checked}
        faults={faults}
        isWide={isWide}
        handle={handle}
        jump={jump}
        place={place}
        onPlace={setPlace}
        footer={<SheetFooter rows={checked.rows.length} />}
      />
    </>
  );
}

function SheetFooter({ rows }: { readonly rows: number }) {
  const translate = useTranslate();
  return (
    <TableFooter count={translate('orderImport.shownRows', { count: rows })}>
      <CheckFooter />
    </TableFooter>
  );
}
