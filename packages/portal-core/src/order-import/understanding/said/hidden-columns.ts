import { columnLabels } from '../../recipe/column-labels.js';
import { columnsOfSource, itemSource } from '../../recipe/field-source.js';
import {
  IMPORT_FIELDS,
  type FieldSource,
  type ImportField,
  type ImportMapping,
} from '../../order-import.types.js';
import type { OpenQuestion } from '../columns/questions.js';
import type { Said } from './said.js';
import type { MatchReason } from '../../understanding.types.js';

type Entry = readonly [ImportField, FieldSource | undefined];

/**
 * Questions about hidden columns that a mapping uses without the user having chosen them: asked together, the other party's address
 * separately. `hidden` are the indexes, from 0, of the columns that the workbook hides. A recipe confirmed for a file that showed a column
 * does not confirm it when hidden.
 */
export function hiddenQuestions(
  { columns, items = [], fallback = {} }: ImportMapping,
  { said, hidden, header }: { said: Said; hidden: readonly number[]; header: readonly string[] },
): OpenQuestion[] {
  if (hidden.length === 0) return [];
  const unseen = new Set(hidden.filter((column) => said.hidden?.includes(column) !== true));
  const isMeant = (place: { readonly reason: MatchReason } | null | undefined) =>
    place !== null && place !== undefined && (place.reason === 'manual' || said.hidden === undefined);
  const found = IMPORT_FIELDS.filter((field) => !isMeant(said.columns[field]));
  const own: Entry[] = [
    ...found.map((field): Entry => [field, columns[field]]),
    ...(isMeant(said.items) ? [] : items).flatMap((item) =>
      ITEM_FIELDS.map((field): Entry => [field, itemSource(item, field)]),
    ),
  ];
  const others = isMeant(said.fallback) ? [] : (Object.entries(fallback) as Entry[]);
  return [own, others].flatMap((entries) => questionAbout(entries, unseen, header));
}

const ITEM_FIELDS = ['product_id', 'product_name', 'quantity'] as const;

function questionAbout(
  entries: readonly Entry[],
  unseen: ReadonlySet<number>,
  header: readonly string[],
): OpenQuestion[] {
  const hiddenOf = (source: FieldSource | undefined) =>
    columnsOfSource(source).filter((column) => unseen.has(column));
  const concerned = entries.filter(([, source]) => hiddenOf(source).length > 0);
  if (concerned.length === 0) return [];
  const columns = [...new Set(concerned.flatMap(([, source]) => hiddenOf(source)))].sort((a, b) => a - b);
  const labels = columnLabels(header);
  return [
    {
      kind: 'hidden',
      fields: [...new Set(concerned.map(([field]) => field))],
      columns,
      others: [],
      word: columns.map((column) => labels[column] ?? '').join(', '),
    },
  ];
}
