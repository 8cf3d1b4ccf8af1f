import type { Translate } from '@kontor/portal-core';
import type { ImportMapping } from '@kontor/portal-core/order-import';
import type { Column } from '../../table/index.js';
import { SkeletonBar } from '../../primitives/feedback/Skeleton.js';
import type { GridRow } from '../state/row-windows.js';
import type { CheckedRow } from '../worker/protocol.js';
import { gridFields, isWritable, sourceInForce, type GridField } from '../worker/grid-fields.js';
import { FieldCell, textOf } from './FieldCell.js';
import { fieldUnder, headOf, placedFields, type FieldChoice, type PlacedField } from './field-layout.js';
import { isLeftOutItem, OutcomeBadge } from './OutcomeBadge.js';
import { fieldState, orderState, wrongHeads } from './row-issue-texts.js';

/** Width in px in which no word of a message breaks. */
const MESSAGE_WIDTH = { width: 136, least: 116 };

export const OUTCOME_COLUMN = 'outcome';
/** In px: there no word of what concerns a whole order breaks. */
const OUTCOME_WIDTH = 128;

export interface CheckColumnsOptions extends FieldChoice {
  readonly mapping: ImportMapping;
  readonly translate: Translate;
}

/** The columns of the grid: line, the fields the file or a fixed value feeds, and what becomes of the order. */
export function checkColumns(options: CheckColumnsOptions): readonly Column<GridRow>[] {
  const { mapping, translate } = options;
  const fields = gridFields(mapping);
  const placed = placedFields(fields, options);
  const shown = new Set(placed.map(({ field }) => field.id));
  const own = placed.map((place) => fieldColumn(place, { ...options, fields }));
  return [
    {
      id: 'line',
      header: translate('orderImport.line'),
      text: ({ row }) => (row === null ? '' : String(row.line)),
      width: 56,
      align: 'end',
      pin: 'start',
    },
    ...own,
    {
      id: OUTCOME_COLUMN,
      header: translate('orderImport.outcome'),
      text: ({ row }) => (row === null ? '' : outcomeText(row, translate)),
      renderCell: ({ row }) =>
        row && <OutcomeBadge row={row} note={wrongHeads(row, fields, shown, translate)} />,
      cellState: ({ row }) => orderState(row, fields, shown, translate),
      width: OUTCOME_WIDTH,
      pin: 'end',
    },
  ];
}

/** What becomes of a row's order, or that the row is no item of it. */
function outcomeText(row: CheckedRow, translate: Translate): string {
  return translate(isLeftOutItem(row) ? 'orderImport.noItemMeaning' : `orderImport.outcome_${row.outcome}`);
}

interface Known {
  /** Every field of the grid. */
  readonly fields: readonly GridField[];
}
function fieldColumn(
  { field, layout, below }: PlacedField,
  { mapping, translate, wrong, isWide, fields }: CheckColumnsOptions & Known,
): Column<GridRow> {
  const hasFaults = wrong.has(field.id);
  return {
    id: field.id,
    header: headOf(field, translate),
    text: ({ row }) => (row === null ? '' : textOf(field, row)),
    width: hasFaults ? Math.max(layout.width, MESSAGE_WIDTH.width) : layout.width,
    leastWidth: hasFaults ? Math.max(layout.least ?? 0, MESSAGE_WIDTH.least) : (layout.least ?? layout.width),
    grow: layout.grow,
    foldsUnder: isWide ? undefined : fieldUnder(field, layout, fields),
    isYielding: !isWide && !hasFaults && layout.stays !== true,
    ...(field.field === 'quantity' ? { align: 'end' as const } : {}),
    ...(field.id === 'external_order_id' ? { pin: 'start' as const } : {}),
    isEditable: ({ row }) => row !== null && isWritable(sourceInForce(field, row.isFallback), mapping),
    cellState: ({ row }) => (row === null ? undefined : fieldState(field, row, fields, translate)),
    renderCell: ({ row }) =>
      row === null ? (
        <SkeletonBar style={{ width: '60%' }} />
      ) : (
        <FieldCell field={field} below={below} row={row} translate={translate} />
      ),
  };
}
