import type { DialectOverrides } from '../dialect-overrides.js';
import type { IsHeaderWord, PlacedRecord } from './header-place.js';
import { hasLabelsAtLeft } from './labels-at-left.js';
import { hasPlacesAsColumns } from './places-as-columns.js';

/** Shapes of files that hold orders, but not as rows below a header. */
export type UnreadShape = 'labelsAtLeft' | 'placesAsColumns';

interface ShapeOptions {
  readonly overrides?: DialectOverrides;
  readonly isHeaderWord?: IsHeaderWord;
  /** True for a file whose rows are no orders: it may have any number of columns with numbers. */
  readonly hasAnyColumns?: boolean;
}

/** The shape because of which a file cannot be read, unless the user said where its header is; null for a table of orders. */
export function unreadShape(
  records: readonly PlacedRecord[],
  { overrides: { firstLine, hasHeader } = {}, isHeaderWord, hasAnyColumns = false }: ShapeOptions,
): UnreadShape | null {
  if (firstLine !== undefined || hasHeader !== undefined || isHeaderWord === undefined) return null;
  if (hasLabelsAtLeft(records, isHeaderWord)) return 'labelsAtLeft';
  return !hasAnyColumns && hasPlacesAsColumns(records, isHeaderWord) ? 'placesAsColumns' : null;
}

/** Whether a text without columns is a form: labels and their values behind colons. */
export function isForm(text: string, { isHeaderWord }: ShapeOptions): boolean {
  const lines = text.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== '');
  const records = lines.map((line, at) => {
    const [, label = line, value = ''] = /^([^:]{1,60}):(.*)$/u.exec(line) ?? [];
    return { cells: [label, value], line: at + 1 };
  });
  return isHeaderWord !== undefined && hasLabelsAtLeft(records, isHeaderWord);
}
