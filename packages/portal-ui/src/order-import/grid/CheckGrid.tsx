import {
  useCallback,
  useMemo,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Button } from '../../primitives/index.js';
import { Table, type Column, type Selection, type TableHandle } from '../../table/index.js';
import { useTranslate } from '../../provider/index.js';
import type { CheckedRows } from '../state/useCheckedRows.js';
import type { GridRow } from '../state/row-windows.js';
import { gridFields, sourceInForce, writtenText } from '../worker/grid-fields.js';
import type { FaultList } from '../worker/mending.types.js';
import type { RowFilter } from '../worker/protocol.js';
import { useWizard } from '../wizard-context.js';
import { checkColumns } from './check-columns.js';
import { blockOf, gridKeyOf } from './grid-keys.js';
import { cellUnder, type GridPlace } from './grid-place.js';
import type { ErrorJump } from './useErrorJump.js';
import { useMending, type Mending } from './useMending.js';

interface CheckGridProps {
  readonly filter: RowFilter;
  readonly checked: CheckedRows;
  readonly faults: FaultList;
  /** Whether every field has a column of its own. */
  readonly isWide: boolean;
  readonly handle: RefObject<TableHandle | null>;
  readonly jump: ErrorJump;
  /** The cell with the keyboard focus, or the last one that had it. */
  readonly place: GridPlace | null;
  readonly onPlace: (place: GridPlace) => void;
  readonly footer: ReactNode;
}

const rowKey = (place: GridRow) => place.key;
const NOTHING: Selection = new Set();

/**
 * The file's rows as an editable sheet; wrong cells are marked and corrected in place. F8 moves to the next error,
 * Shift+F8 to the previous one; Ctrl+Z and Ctrl+Y undo and redo changes; Ctrl+D fills a cell's text into the blank
 * cells below it, or the first selected row's into the others; a block copied from a spreadsheet is pasted from the
 * focused cell on.
 */
export function CheckGrid({ checked, faults, isWide, footer, ...props }: CheckGridProps) {
  const { handle, jump, place, onPlace } = props;
  const translate = useTranslate();
  const { rows, windows } = checked;
  const [selection, setSelection] = useState(NOTHING);
  const columns = useCheckColumns(faults, isWide);
  // A new function would draw every row anew, at every step of the focus.
  const rowLabel = useCallback(
    ({ row }: GridRow) => (row === null ? '' : `${translate('orderImport.line')} ${row.line}`),
    [translate],
  );
  const write = useCellWriter(checked);
  const mending = useMending();
  const keys = useGridKeys({ ...props, selection, mending });
  const fillable = columns.find(({ id }) => id === place?.columnId && id !== 'line' && id !== 'outcome');
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the grid inside, which has its own roles
    <div
      onKeyDownCapture={keys.onKeyDown}
      onPaste={keys.onPaste}
      onFocus={({ target }) => {
        const cell = cellUnder(target);
        if (cell === null) return;
        jump.note(cell);
        onPlace(cell);
      }}
    >
      <Table
        label={translate('orderImport.step_check')}
        columns={columns}
        rows={rows}
        rowId={rowKey}
        rowLabel={rowLabel}
        navigation="cells"
        rowHeight="auto"
        handle={handle}
        selection={selection}
        onSelectionChange={(change) => setSelection(change.selection)}
        bulkActions={
          fillable === undefined ? (
            <span>{translate('orderImport.fillDownChoose')}</span>
          ) : (
            <Button size="small" onPress={() => keys.fillChosen(fillable.id)}>
              {translate('orderImport.fillDown', { field: fillable.header })}
            </Button>
          )
        }
        onVisibleRowsChange={windows.show}
        onEdit={({ row, columnId, value }) => write(row, columnId, value)}
        emptyText={translate(props.filter === 'errors' ? 'orderImport.noErrors' : 'common.noRows')}
        footer={footer}
        maxHeight="max(360px, calc(100dvh - 264px))"
      />
    </div>
  );
}

function useCheckColumns({ faults }: FaultList, isWide: boolean): readonly Column<GridRow>[] {
  const translate = useTranslate();
  const { draft, file } = useWizard().state;
  const mapping = draft?.mapping;
  const samples = file?.reading.samples;
  const wrong = useEverWrong(faults);
  return useMemo(() => {
    if (mapping === undefined || samples === undefined) return [];
    return checkColumns({ mapping, samples, translate, wrong: new Set(wrong.split(' ')), isWide });
  }, [mapping, samples, translate, wrong, isWide]);
}

/** The fields that have or had a fault, so that a column does not disappear while its cells are being corrected. */
function useEverWrong(faults: FaultList['faults']): string {
  const [before, setBefore] = useState('');
  const ids = new Set(before === '' ? [] : before.split(' '));
  for (const { field } of faults) ids.add(field);
  const now = [...ids].sort().join(' ');
  if (now !== before) setBefore(now);
  return now;
}

/** Returns a function that writes a text into a field of a row, at once on the screen and then in the worker. */
function useCellWriter({ windows }: CheckedRows) {
  const { state, store } = useWizard();
  const mapping = state.draft?.mapping;
  const fields = useMemo(() => (mapping === undefined ? [] : gridFields(mapping)), [mapping]);
  return ({ row, index }: GridRow, columnId: string, value: string) => {
    const field = fields.find(({ id }) => id === columnId);
    if (row === null || field === undefined) return;
    const texts = writtenText(sourceInForce(field, row.isFallback), value);
    for (const text of texts) windows.write(index, text.column, text.value);
    void store.edit(texts.map((text) => ({ line: row.line, ...text })));
  };
}

interface GridKeysOptions extends Pick<CheckGridProps, 'filter' | 'jump' | 'handle'> {
  readonly selection: Selection;
  readonly mending: Mending;
}

function useGridKeys({ filter, selection, jump, handle, mending }: GridKeysOptions) {
  const fillChosen = (field: string) => {
    const [row, ...into] = Array.from(selection, (key) => Number(key.slice(1))).sort((a, b) => a - b);
    if (row !== undefined && into.length > 0) mending.fillDown({ filter, field, row, into });
  };
  const fillDown = ({ columnId: field, rowIndex: row }: GridPlace) =>
    selection.size > 1 ? fillChosen(field) : mending.fillDown({ filter, field, row, into: 'blank' });
  const onKeyDown = (event: KeyboardEvent) => {
    const key = gridKeyOf(event);
    if (key === null || event.target instanceof HTMLInputElement) return;
    const cell = cellUnder(event.target);
    event.preventDefault();
    if (key === 'nextError' || key === 'previousError') jump.go(key === 'nextError' ? 1 : -1);
    else if (key !== 'fillDown') mending[key]();
    else if (cell !== null) fillDown(cell);
  };
  const onPaste = (event: ClipboardEvent) => {
    const cell = cellUnder(event.target);
    const block = blockOf(event.clipboardData.getData('text/plain'));
    const isTyped = event.target instanceof HTMLInputElement && !isSeveral(block);
    if (cell === null || isTyped) return;
    event.preventDefault();
    handle.current?.focusCell(cell);
    mending.paste({ filter, row: cell.rowIndex, fields: cell.columnIds, block });
  };
  return { fillChosen, onKeyDown, onPaste };
}

/** Whether pasted cells are a block. A single cell is pasted into the text at the cursor. */
function isSeveral([first = [], ...others]: readonly (readonly string[])[]): boolean {
  return first.length > 1 || others.length > 0;
}
