import { columnOfField, columnsOfSource, isFixed, isJoined, itemSource } from '../recipe/field-source.js';
import type { FieldSource, ImportField, ImportMapping, RowIssue } from '../order-import.types.js';
import { ownText } from '../reading/own-text.js';
import type { IssueCode } from '../../validation/index.js';

/** Largest text kept as the rejected value of an issue. */
const MAX_VALUE = 500;

/** What is wrong in a row, before it is known where in the row that stands. */
interface FieldIssue {
  readonly cells: readonly string[];
  readonly line: number;
  readonly field: ImportField | null;
  readonly code: IssueCode;
  readonly params?: RowIssue['params'];
  /** Which of the items that stand side by side in the row, from 0. */
  readonly slot?: number;
}

/** An issue of a field in a row: where it stands in the file and what stands there. */
export function fieldIssue(
  mapping: Pick<ImportMapping, 'columns' | 'items'>,
  { cells, line, field, code, params, slot = 0 }: FieldIssue,
): RowIssue {
  const source = field === null ? undefined : sourceOf(mapping, field, slot);
  return issueOfSource(source, { cells, line, field, code, ...(params === undefined ? {} : { params }) });
}

/** An issue of what a source reads from a row: it is told of the source's first column that is filled, or else of its first. */
export function issueOfSource(
  source: FieldSource | undefined,
  { cells, line, field, code, params }: Omit<FieldIssue, 'slot'>,
): RowIssue {
  const columns = columnsOfSource(source);
  const column = columns[0];
  const texts = columns.map((index) => cells[index] ?? '').filter((text) => text.trim() !== '');
  const join = source !== undefined && isJoined(source) ? (source.join ?? ' ') : ' ';
  return {
    line,
    column: column === undefined ? null : column + 1,
    field,
    value: columns.length === 1 ? shown(cells[columns[0] ?? -1]) : shown(texts.join(join)),
    code,
    ...(params === undefined ? {} : { params }),
  };
}

/** A text as an issue keeps it. */
export function shown(value: string | undefined): string {
  return ownText((value ?? '').slice(0, MAX_VALUE));
}

function sourceOf(
  { columns, items = [] }: Pick<ImportMapping, 'columns' | 'items'>,
  field: ImportField,
  slot: number,
): FieldSource | undefined {
  const item = items[slot];
  // A product that is the same in every row is told of in the column of its quantity.
  if (field === 'product_id' && item !== undefined && isFixed(item.product_id)) return item.quantity;
  return itemSource(item, field) ?? columns[field] ?? columnOfField({ columns, items }, field);
}
