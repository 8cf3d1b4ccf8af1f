import { Suspense, useId, useMemo, useRef, type CSSProperties } from 'react';
import { isBeyondEnd } from '@kontor/portal-core/pagination';
import { lazyPart, QuietProgress } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { BulkBar } from './BulkBar.js';
import { shownColumns, type Column } from './columns/column.js';
import { layOutFolded, type TableLayout } from './columns/column-folds.js';
import { fittingColumns, layOutColumns, scaledColumns, SELECTION_WIDTH } from './columns/column-layout.js';
import { chosenColumns } from './columns/column-widths.js';
import { EmptyTable, FailedTable, SkeletonRows } from './TableStates.js';
import { TableBody } from './TableBody.js';
import { TableHead } from './TableHead.js';
import { TableModelContext, type TableModel } from './table-model.js';
import type { TableProps } from './table-props.js';
import { Frame, Probe, QuietEdge, Scroller, TableRoot } from './Table.styles.js';
import { CARD_WIDTH, useMeasures, type Measures } from './useMeasures.js';
import { useRowSelection } from './useRowSelection.js';
import { useScrollEdges } from './useScrollEdges.js';

/** Sorting without heads is for cards only and needs the select list: loaded when cards are shown. */
const CardSort = lazyPart(() => import('./CardSort.js').then((module) => module.CardSort));

/**
 * The table of the portal: thousands of rows, one tab stop. Arrow keys, Home, End, Page keys, j and k move; Enter opens, Space
 * selects, Shift extends; Tab leaves. Narrower than 640 px, or as much more as its letters are larger, every row becomes a card.
 */
export function Table<Row>(props: TableProps<Row>) {
  const table = props as unknown as TableProps<unknown>;
  const probe = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const measures = useMeasures(scroller, probe);
  const model = useModel(table, measures);
  const { rows, rowId } = table;
  const ids = useMemo(() => rows.map((row) => rowId(row)), [rows, rowId]);
  const selection = useRowSelection(ids, table.selection, table.onSelectionChange);
  useScrollEdges(scroller);
  const isWaiting = table.isLoading === true && rows.length === 0;
  const isStale = table.isLoading === true && rows.length > 0;
  const isBlank = rows.length === 0 && !isWaiting;
  return (
    <Frame data-layout={model.isCards ? 'cards' : model.layout.folds === null ? 'table' : 'folded'}>
      <Probe ref={probe} aria-hidden="true" />
      <TableModelContext value={model}>
        {isStale && <Waiting />}
        {model.isCards && (
          <Suspense fallback={null}>
            <CardSort sort={table.sort} onSort={table.onSort} />
          </Suspense>
        )}
        {selection.count > 0 && (
          <BulkBar selection={selection} count={table.selectedCount ?? selection.count}>
            {table.bulkActions}
          </BulkBar>
        )}
        {table.error !== undefined && rows.length > 0 && <FailedTable error={table.error} isBeside />}
        <Scroller ref={scroller} tabIndex={isBlank ? -1 : undefined} style={scrollerStyle(table, model)}>
          <TableRoot
            role="grid"
            aria-label={table.label}
            aria-busy={table.isLoading || undefined}
            aria-multiselectable={selection.isOn || undefined}
            aria-rowcount={(table.totalCount ?? rows.length) + 1}
            data-stale={isStale || undefined}
            data-rows={model.isAutoHeight ? 'auto' : 'fixed'}
            style={model.isCards ? undefined : rootStyle(model)}
          >
            <Columns model={model} />
            <TableHead
              sort={table.sort}
              onSort={table.onSort}
              extent={selection.extent}
              onToggleAll={selection.toggleAll}
            />
            {isWaiting ? (
              <SkeletonRows count={table.skeletonRows ?? 10} />
            ) : (
              <TableBody
                table={table}
                ids={ids}
                selection={selection}
                scroller={scroller}
                rowHeight={measures.rowHeight}
              />
            )}
          </TableRoot>
          {isBlank && <Blank table={table} />}
        </Scroller>
        {table.footer}
      </TableModelContext>
    </Frame>
  );
}

function useModel(table: TableProps<unknown>, { width, scale }: Measures): TableModel {
  const translate = useTranslate();
  const id = useId();
  const { columns, visibleColumnIds, widths, rowLabel, navigation = 'rows', rowHeight } = table;
  const { rowOffset = 0 } = table;
  const hasSelection = table.onSelectionChange !== undefined;
  return useMemo(() => {
    const isCards = width > 0 && width < CARD_WIDTH * scale;
    const chosen = scaledColumns(shownColumns(columns, visibleColumnIds), scale);
    const shown = isCards ? chosen : fittingColumns(chosen, width, hasSelection);
    const first: Column<unknown> | undefined = shown[0];
    const usual = layOutFolded(shown, isCards ? 0 : width, hasSelection);
    const isWide = !isCards && usual.folds === null;
    const layout: TableLayout =
      isWide && widths !== undefined
        ? { ...layOutColumns(chosenColumns(shown, widths.chosen, scale), width, hasSelection), folds: null }
        : usual;
    return {
      id,
      columns: shown,
      layout,
      scale,
      widths: isWide ? widths : undefined,
      hasSelection,
      isCards,
      isAutoHeight: rowHeight === 'auto',
      navigation,
      rowLabel: rowLabel ?? ((row) => first?.text(row) ?? ''),
      selectRowText: translate('common.selectRow'),
      changedText: translate('live.rowChanged'),
      emptyCellText: translate('common.emptyCell'),
      rowOffset,
    };
  }, [
    id,
    columns,
    visibleColumnIds,
    widths,
    width,
    scale,
    hasSelection,
    rowHeight,
    navigation,
    rowLabel,
    rowOffset,
    translate,
  ]);
}

/** Styles of the scrolling part. Cards of one page are part of the page's flow; longer lists scroll in their frame. */
function scrollerStyle(table: TableProps<unknown>, model: TableModel) {
  if (model.isCards && table.rows.length <= 100) return { overflow: 'visible' };
  return { maxHeight: table.maxHeight ?? 'max(320px, calc(100dvh - 260px))' };
}

function rootStyle({ layout: { folds, total } }: TableModel): CSSProperties {
  if (folds === null) return { width: total };
  const tracks = folds.tracks.map((px) => `${px}px`).join(' ');
  const lines = `repeat(${folds.lines - 1}, auto) 1fr`;
  return {
    width: total,
    '--tracks': tracks,
    '--lines': lines,
    '--head-height': `${folds.headHeight}px`,
  } as CSSProperties;
}

function Columns({ model }: { readonly model: TableModel }) {
  return (
    <colgroup>
      {model.hasSelection && <col style={{ width: SELECTION_WIDTH }} />}
      {model.columns.map((column, at) => (
        <col key={column.id} style={{ width: model.layout.widths[at] }} />
      ))}
    </colgroup>
  );
}

function Waiting() {
  const translate = useTranslate();
  return (
    <QuietEdge>
      <QuietProgress label={translate('common.loading')} />
    </QuietEdge>
  );
}

function Blank({ table }: { readonly table: TableProps<unknown> }) {
  const translate = useTranslate();
  if (table.error !== undefined) return <FailedTable error={table.error} />;
  // The rows before stand for pages of one row: how many a page has, the table is not told.
  const isBeyond = isBeyondEnd((table.rowOffset ?? 0) + 1, table.totalCount ?? 0, 1);
  if (isBeyond) return <EmptyTable text={translate('common.noSuchPage')} onClearFilters={undefined} />;
  return <EmptyTable text={table.emptyText} onClearFilters={table.onClearFilters} />;
}
