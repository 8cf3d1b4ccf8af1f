import { Suspense, type CSSProperties, type KeyboardEvent } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { lazyPart } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { cellStyle } from './columns/cell-style.js';
import type { Column } from './columns/column.js';
import { nextSort, type Sort } from './sorting.js';
import { useTableModel } from './table-model.js';
import { SelectAll } from './SelectAll.js';

/** Loaded after the rows: nobody drags a column before there are any. */
const ColumnEdge = lazyPart(() => import('./ColumnEdge.js').then((module) => module.ColumnEdge), 'first');

interface TableHeadProps {
  readonly sort: Sort | null | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
  readonly extent: 'none' | 'some' | 'all';
  readonly onToggleAll: () => void;
}

/** The head: names of the columns, sorting, and the check box of the whole page. */
export function TableHead({ sort, onSort, extent, onToggleAll }: TableHeadProps) {
  const { columns, layout, hasSelection } = useTableModel();
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        {hasSelection && (
          <th role="columnheader" data-check="">
            <SelectAll extent={extent} onToggle={onToggleAll} />
          </th>
        )}
        {columns.map((column, at) => (
          <HeadCell
            key={column.id}
            column={column}
            at={at}
            style={cellStyle(column.pin, at, layout)}
            sort={sort}
            onSort={onSort}
          />
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps {
  readonly column: Column<unknown>;
  readonly at: number;
  readonly style: CSSProperties | undefined;
  readonly sort: Sort | null | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
}

function HeadCell({ column, at, style, sort, onSort }: HeadCellProps) {
  const translate = useTranslate();
  const { id, widths } = useTableModel();
  const isSortable = column.isSortable === true && onSort !== undefined;
  const direction = sort?.columnId === column.id ? sort.direction : undefined;
  const hasEdge = widths !== undefined && column.pin !== 'end' && !column.isHeaderHidden;
  const nameId = `${id}-head-${column.id}`;
  return (
    <th
      role="columnheader"
      scope="col"
      data-align={column.align}
      data-pin={column.pin}
      aria-labelledby={hasEdge ? nameId : undefined}
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
      style={style}
    >
      {isSortable ? (
        <button
          type="button"
          onClick={() => onSort(nextSort(sort, column.id))}
          onKeyDown={toEdge}
          data-sorted={direction}
        >
          <span id={nameId}>{column.header}</span>
          <SortMark direction={direction} />
        </button>
      ) : (
        <span id={nameId} data-hidden={column.isHeaderHidden || undefined}>
          {column.header || translate('common.actions')}
        </span>
      )}
      {hasEdge && (
        <Suspense fallback={null}>
          <ColumnEdge column={column} at={at} widths={widths} isStop={!isSortable} />
        </Suspense>
      )}
    </th>
  );
}

/** Moves from a head to the edge of its column, which is no stop of its own then. */
function toEdge({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key !== 'ArrowRight') return;
  currentTarget.parentElement?.querySelector<HTMLElement>('[role="separator"]')?.focus();
}

function SortMark({ direction }: { readonly direction: Sort['direction'] | undefined }) {
  if (direction === undefined) return <ChevronsUpDown aria-hidden="true" data-idle="" />;
  return direction === 'ascending' ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />;
}
