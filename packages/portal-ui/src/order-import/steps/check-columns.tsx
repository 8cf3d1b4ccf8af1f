import {
  fieldsOfMode,
  type ImportField,
  type ImportMapping,
  type RowIssue,
} from '@kontor/portal-core/order-import';
import { issueMessage, type Translate } from '@kontor/portal-core';
import type { CellState, Column } from '../../table/index.js';
import { SkeletonBar } from '../../primitives/feedback/Skeleton.js';
import type { GridRow } from '../state/row-windows.js';
import { Blank, Edited } from './CheckGrid.styles.js';
import { OutcomeBadge } from './OutcomeBadge.js';

/** The fields from left to right, what is looked at first in front: width in px, and share of the room left over. */
const LAYOUT: readonly (readonly [field: ImportField, width: number, grow: number])[] = [
  ['external_order_id', 116, 1],
  ['date', 100, 0],
  ['salutation', 84, 0],
  ['first_address_line', 112, 1],
  ['street', 124, 2],
  ['postal_code', 100, 0],
  ['city', 84, 1],
  ['country', 96, 0],
  ['product_id', 100, 0],
  ['quantity', 76, 0],
  ['product_id_and_quantity', 200, 2],
  ['company', 150, 1],
  ['second_address_line', 120, 1],
  ['address_second_line', 128, 1],
  ['pack_station', 104, 0],
  ['post_filiale', 104, 0],
  ['post_number', 112, 0],
  ['email', 180, 1],
  ['product_name', 176, 2],
];

export const OUTCOME_COLUMN = 'outcome';

/** The columns of the grid: line, every field the file or a fixed value feeds, and what becomes of the order. */
export function checkColumns(mapping: ImportMapping, translate: Translate): readonly Column<GridRow>[] {
  const known = fieldsOfMode(mapping.mode);
  const layout = LAYOUT.filter(
    ([field]) =>
      known.includes(field) &&
      (mapping.columns[field] !== undefined || mapping.constants?.[field] !== undefined),
  );
  const shown = new Set(layout.map(([field]) => field));
  return [
    {
      id: 'line',
      header: translate('orderImport.line'),
      text: ({ row }) => (row === null ? '' : String(row.line)),
      width: 56,
      align: 'end',
      pin: 'start',
    },
    ...layout.map((place) => fieldColumn(place, mapping, translate)),
    {
      id: OUTCOME_COLUMN,
      header: translate('orderImport.outcome'),
      text: ({ row }) => (row === null ? '' : translate(`orderImport.outcome_${row.outcome}`)),
      renderCell: ({ row }) => {
        if (row === null) return null;
        const fields = new Set(
          row.issues.flatMap(({ field }) => (field !== null && shown.has(field) ? [field] : [])),
        );
        const wrong = [...fields].map((field) => translate(`orderImport.columnHead_${field}`)).join(', ');
        return <OutcomeBadge outcome={row.outcome} note={wrong} />;
      },
      cellState: ({ row }) => orderState(row, shown, translate),
      width: 104,
      pin: 'end',
    },
  ];
}

function fieldColumn(
  [field, width, grow]: (typeof LAYOUT)[number],
  mapping: ImportMapping,
  translate: Translate,
): Column<GridRow> {
  const column = mapping.columns[field];
  const text = ({ row }: GridRow) =>
    row === null ? '' : column === undefined ? (mapping.constants?.[field] ?? '') : (row.cells[column] ?? '');
  return {
    id: field,
    header: translate(`orderImport.columnHead_${field}`),
    text,
    width,
    grow,
    ...(field === 'quantity' ? { align: 'end' as const } : {}),
    ...(field === 'external_order_id' ? { pin: 'start' as const } : {}),
    isEditable: ({ row }) => row !== null && column !== undefined,
    cellState: ({ row }) =>
      row === null
        ? undefined
        : told(
            row.issues.filter((issue) => issue.field === field),
            (issue) => message(issue, translate),
          ),
    renderCell: (place) => {
      const { row } = place;
      if (row === null) return <SkeletonBar style={{ width: '60%' }} />;
      const original = column === undefined ? undefined : row.originals[column];
      const value = text(place);
      if (original !== undefined)
        return (
          <Edited title={translate('orderImport.editedFrom', { value: original })}>
            {value === '' ? <Blank>{translate('orderImport.blank')}</Blank> : value}
          </Edited>
        );
      const isWrong = row.issues.some((issue) => issue.field === field);
      return value === '' && isWrong ? <Blank>{translate('orderImport.blank')}</Blank> : value;
    },
  };
}

/** What concerns the whole order, or a field no column shows. */
function orderState(
  row: GridRow['row'],
  shown: ReadonlySet<ImportField>,
  translate: Translate,
): CellState | undefined {
  if (row === null) return undefined;
  if (row.outcome === 'conflict' && row.isFirst)
    return {
      level: 'warning',
      message: translate('orderImport.conflictWith', { id: row.storedOrderId ?? 0 }),
    };
  const unplaced = row.issues.filter(({ field }) => field === null || !shown.has(field));
  return told(unplaced, (issue) => namedMessage(issue, translate));
}

function told(issues: readonly RowIssue[], say: (issue: RowIssue) => string): CellState | undefined {
  if (issues.length === 0) return undefined;
  return { level: 'error', message: issues.map(say).join(' ') };
}

/** Away from its column an issue has to say which field it is about. */
function namedMessage(issue: RowIssue, translate: Translate): string {
  const text = message(issue, translate);
  return issue.field === null ? text : `${translate(`orderImport.field_${issue.field}`)}: ${text}`;
}

function message(issue: RowIssue, translate: Translate): string {
  const suggestion = issue.params?.['suggestion'];
  const text = issueMessage(translate, issue);
  return suggestion === undefined ? text : `${text}. ${translate('orderImport.suggestion', { suggestion })}`;
}
