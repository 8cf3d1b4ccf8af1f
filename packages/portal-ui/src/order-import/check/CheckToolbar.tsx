import { Suspense, useState, type ReactNode } from 'react';
import { ChevronDown, ChevronUp, Redo2, Replace, RotateCcw, Undo2 } from 'lucide-react';
import { Button, IconButton, lazyPart, Switch } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import type { RowFilter } from '../worker/protocol.js';
import { useWizard } from '../wizard-context.js';
import { CheckFilter } from './CheckFilter.js';
import { Toolbar, ToolbarEnd } from '../grid/CheckGrid.styles.js';
import type { ErrorJump } from '../grid/useErrorJump.js';
import { useMending } from '../grid/useMending.js';
import { useRejectedDownload } from './useRejectedDownload.js';

const FindDialog = lazyPart(() => import('../grid/FindDialog.js').then((module) => module.FindDialog));

interface CheckToolbarProps {
  readonly filter: RowFilter;
  readonly onFilter: (filter: RowFilter) => void;
  readonly isWide: boolean;
  readonly onWide: (isWide: boolean) => void;
  readonly jump: ErrorJump;
  /** Tools for the focused cell of the grid. */
  readonly children: ReactNode;
}

/** Toolbar above the grid: the filter, and tools for all rows. */
export function CheckToolbar({ filter, onFilter, isWide, onWide, jump, children }: CheckToolbarProps) {
  const translate = useTranslate();
  const { sheet } = useWizard().state;
  const download = useRejectedDownload();
  if (sheet === null) return null;
  const { invalid, conflict } = sheet.counts;
  return (
    <Toolbar>
      <CheckFilter value={filter} onChange={onFilter} />
      <ToolbarEnd>
        <Switch
          label={translate('orderImport.allColumns')}
          isSelected={isWide}
          onChange={({ isSelected }) => onWide(isSelected)}
        />
        <StepButtons />
        {children}
        <FindButton filter={filter} />
        {invalid > 0 && (
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
        {invalid + conflict > 0 && (
          <Button size="small" variant="quiet" isBusy={download.isBusy} onPress={download.start}>
            {translate('orderImport.downloadRejected')}
          </Button>
        )}
      </ToolbarEnd>
    </Toolbar>
  );
}

/** Buttons for undo of one step or all, and redo. */
function StepButtons() {
  const translate = useTranslate();
  const { state, store } = useWizard();
  const mending = useMending();
  const { edits = 0, undoable = 0, redoable = 0 } = state.sheet ?? {};
  if (undoable + redoable + edits === 0) return null;
  return (
    <>
      <IconButton
        label={translate('orderImport.undoStep')}
        size="small"
        isDisabled={undoable === 0}
        onPress={mending.undo}
      >
        <Undo2 />
      </IconButton>
      <IconButton
        label={translate('orderImport.redoStep')}
        size="small"
        isDisabled={redoable === 0}
        onPress={mending.redo}
      >
        <Redo2 />
      </IconButton>
      {edits > 0 && (
        <Button size="small" variant="quiet" icon={<RotateCcw />} onPress={() => void store.revertAll()}>
          {translate('orderImport.revertAll', { count: edits })}
        </Button>
      )}
    </>
  );
}

function FindButton({ filter }: { readonly filter: RowFilter }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" icon={<Replace />} onPress={() => setOpen(true)}>
        {translate('orderImport.findAndReplace')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <FindDialog filter={filter} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
