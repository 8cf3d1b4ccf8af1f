import { columnOfField, columnsOfSource, isFixed, isJoined, itemSource } from '../../recipe/field-source.js';
import type { FieldSource, ImportField, ImportMapping, RowIssue } from '../../order-import.types.js';
import { ownText } from '../../reading/bytes/own-text.js';
import type { IssueCode } from '../../../validation/index.js';

/** Most characters of a rejected value that an issue keeps. */
const MAX_VALUE = 500;

/** An issue in a row before its place in the row is known. */
interface FieldIssue {
  readonly cells: readonly string[];
  readonly line: number;
  readonly field: ImportField | null;
  readonly code: IssueCode;
  readonly params?: RowIssue['params'];
  /** Index (from 0) of the item among those side by side in the row. */
  readonly slot?: number;
}

/** The issue of a field in a row, with its place in the file and the text there. */
export function fieldIssue(
  mapping: Pick<ImportMapping, 'columns' | 'items'>,
  { cells, line, field, code, params, slot = 0 }: FieldIssue,
): RowIssue {
  const source = field === null ? undefined : sourceOf(mapping, field, slot);
  return issueOfSource(source, { cells, line, field, code, ...(params === undefined ? {} : { params }) });
}

/** An issue of a source in a row: reported at the source's first column with text, or else at its first. */
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

/** A text as an issue stores it, shortened. */
export function shown(value: string | undefined): string {
  return ownText((value ?? '').slice(0, MAX_VALUE));
}

function sourceOf(
  { columns, items = [] }: Pick<ImportMapping, 'columns' | 'items'>,
  field: ImportField,
  slot: number,
): FieldSource | undefined {
  const item = items[slot];
  // A product that is the same in every row is reported in the column of its quantity.
  if (field === 'product_id' && item !== undefined && isFixed(item.product_id)) return item.quantity;
  return itemSource(item, field) ?? columns[field] ?? columnOfField({ columns, items }, field);
}
