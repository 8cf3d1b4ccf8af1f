import { cellText } from '../../reading/cells/cell-text.js';
import { columnsOfSource, usedColumns } from '../../recipe/field-source.js';
import type { IgnoredColumn, ImportMapping } from '../../order-import.types.js';
import { filledCells } from '../columns/column.js';
import { isTickedOrNot } from '../columns/values.js';
import { changesOrder } from '../not-to-send/order-changes.js';

type Samples = readonly (readonly string[])[];

/**
 * Of the ignored columns, those with information beside the quantity: a blank or an equal one may contain anything in another file, unless
 * it was ignored by a recipe that knew its values (`before`).
 */
export function lastingIgnored(
  ignored: readonly number[],
  { columns }: ImportMapping,
  { samples, before }: { readonly samples: Samples; readonly before: readonly IgnoredColumn[] },
): number[] {
  if (samples.length === 0) return [...ignored];
  const [quantity = -1] = columnsOfSource(columns.quantity);
  const known = new Set(before.map(({ column }) => column));
  return ignored.filter(
    (column) =>
      known.has(column) ||
      samples.some((row) => {
        const text = cellText(row[column]);
        return text !== '' && text !== cellText(row[quantity]);
      }),
  );
}

/**
 * What ignored columns hold: as a recipe says (`before`), otherwise by their values now. Columns whose values tell something were ignored in
 * spite of it. Those that hold back some orders (`held`) were ignored for this file, unless they sort all of them by a few words.
 */
export function ignoredKinds(
  ignored: readonly number[],
  before: readonly IgnoredColumn[],
  { samples, held }: { readonly samples: Samples; readonly held: ReadonlySet<number> },
): IgnoredColumn[] {
  const known = new Map(before.map((one) => [one.column, one]));
  return [...new Set(ignored)]
    .sort((a, b) => a - b)
    .map((column) => {
      const values = filledCells(samples, column);
      const isOnce = held.has(column) && !areKinds(values, samples.length);
      return known.get(column) ?? { column, kind: kindOf(values), ...(isOnce ? ONCE : {}) };
    });
}

const ONCE: Pick<IgnoredColumn, 'once'> = { once: true };

/** Whether a column sorts all rows by a few words: `Kiel`, `Nord`, `Kiel`. These mean the same in the next file. */
const areKinds = (values: readonly string[], rows: number): boolean =>
  values.length === rows &&
  new Set(values).size * 2 <= rows &&
  values.every((text) => /^\D*\p{L}{3}\D*$/u.test(text) && !isTickedOrNot(text));

const CODE = /^(?=\S*\d)(?=\S*\p{L})\S+$/u;

function kindOf(values: readonly string[]): IgnoredColumn['kind'] {
  if (values.some((text) => changesOrder(text))) return 'telling';
  return values.length > 0 && values.every((text) => CODE.test(text)) ? 'codes' : 'words';
}

/** Whether a text in an ignored column is of another kind than those it had when it was ignored, and tells something. */
export function tellsInIgnored(text: string, { kind }: IgnoredColumn): boolean {
  if (kind === 'telling') return false;
  return changesOrder(text) || (kind === 'codes' && /\p{L}.*\s|\s.*\p{L}/su.test(text.trim()));
}

/** What is known of the columns of a file besides its samples. */
interface Known {
  readonly samples: Samples;
  /** The blank columns of the recipe; undefined without one. */
  readonly before: readonly number[] | undefined;
  /** The fields that a person spoke of, or a question was about. */
  readonly told: ReadonlySet<string>;
}

/**
 * Named columns that are blank, and feed nothing or a field by their header alone: confirming the mapping now says nothing about them. Of
 * those known to a recipe (`before`), only the ones that were blank from the beginning.
 */
export function blankColumns(
  header: readonly string[],
  mapping: ImportMapping,
  { samples, before, told }: Known,
): number[] {
  if (samples.length === 0) return [...(before ?? [])];
  const isBlank = (column: number) => filledCells(samples, column).length === 0;
  const spoken = Object.entries(mapping.columns).filter(
    ([field, source]) => told.has(field) || !columnsOfSource(source).every(isBlank),
  );
  const used = usedColumns({ ...mapping, columns: Object.fromEntries(spoken) });
  return [...header.keys()].filter(
    (column) =>
      !used.has(column) &&
      cellText(header[column]) !== '' &&
      before?.includes(column) !== false &&
      isBlank(column),
  );
}
