import { useRef, useState } from 'react';
import { ChevronDown, ChevronUp, Undo2 } from 'lucide-react';
import { Alert, Button, IconButton } from '../../primitives/index.js';
import { TableFooter, type TableHandle } from '../../table/index.js';
import { useTranslate } from '../../provider/translate-context.js';
import { useCheckedRows } from '../state/useCheckedRows.js';
import type { RowFilter } from '../worker/protocol.js';
import { Spoken, StepBody } from '../OrderImportWizard.styles.js';
import { useWizard } from '../wizard-context.js';
import { CheckCounts } from './CheckCounts.js';
import { CheckFilter } from './CheckFilter.js';
import { CheckFooter } from './CheckFooter.js';
import { CheckGrid } from './CheckGrid.js';
import { Toolbar, ToolbarEnd } from './CheckGrid.styles.js';
import { faultText } from './fault-text.js';
import { useErrorJump } from './useErrorJump.js';
import { useRejectedDownload } from './useRejectedDownload.js';

/** Step 3: every row of the file, what is wrong with it, and the way to put it right. */
export function CheckStep() {
  const translate = useTranslate();
  const { sheet, fault } = useWizard().state;
  return (
    <StepBody>
      <CheckCounts />
      {fault !== null && <Alert level="danger">{faultText(fault, translate)}</Alert>}
      {sheet !== null && <CheckSheet />}
    </StepBody>
  );
}

function CheckSheet() {
  const translate = useTranslate();
  const { state, store } = useWizard();
  const [filter, setFilter] = useState<RowFilter>('all');
  const checked = useCheckedRows(store, state, filter);
  const handle = useRef<TableHandle>(null);
  const jump = useErrorJump(filter, handle);
  const download = useRejectedDownload();
  const { counts, edits } = state.sheet ?? { counts: { invalid: 0, conflict: 0 }, edits: 0 };
  return (
    <>
      <Spoken role="status">
        {edits > 0 && translate('orderImport.recheckedErrors', { count: counts.invalid })}
      </Spoken>
      <Toolbar>
        <CheckFilter value={filter} onChange={setFilter} />
        <ToolbarEnd>
          {edits > 0 && (
            <Button size="small" variant="quiet" icon={<Undo2 />} onPress={() => void store.revertAll()}>
              {translate('orderImport.revertAll', { count: edits })}
            </Button>
          )}
          {counts.invalid > 0 && (
            <>
              <IconButton
                label={translate('orderImport.previousError')}
                size="small"
                onPress={() => jump.go(-1)}
              >
                <ChevronUp />
              </IconButton>
              <IconButton label={translate('orderImport.nextError')} size="small" onPress={() => jump.go(1)}>
                <ChevronDown />
              </IconButton>
            </>
          )}
          {counts.invalid + counts.conflict > 0 && (
            <Button size="small" variant="quiet" isBusy={download.isBusy} onPress={download.start}>
              {translate('orderImport.downloadRejected')}
            </Button>
          )}
        </ToolbarEnd>
      </Toolbar>
      <CheckGrid
        filter={filter}
        checked={checked}
        handle={handle}
        jump={jump}
        footer={
          <TableFooter count={translate('orderImport.shownRows', { count: checked.rows.length })}>
            <CheckFooter />
          </TableFooter>
        }
      />
    </>
  );
}
