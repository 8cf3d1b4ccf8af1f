import {
  columnLabels,
  columnsOfSource,
  fixedValueIssue,
  parseSource,
  type ChosenSources,
  type FieldSource,
  type ImportField,
  type ItemSource,
  type ValueField,
} from '@kontor/portal-core/order-import';
import { usageError } from '../../terminal/index.js';
import type { ImportChoices, PlacedText } from '../task/import-options.js';
import { formatPlace, type SourcePlace } from '../task/source-place.js';

/**
 * What `--map`, `--set`, `--value`, `--ignore` and `--mode` specify for a file with this header. Throws a usage error
 * for an expression whose columns are missing.
 */
export function chosenSources(choices: ImportChoices, header: readonly string[]): ChosenSources {
  const labels = columnLabels(header);
  const read = ({ place, text }: PlacedText) => ({
    place,
    source: text.trim() === '' ? null : sourceOf(text, labels, `--map ${formatPlace(place)}`),
  });
  const sources = choices.columns.map(read);
  const columns: Partial<Record<ImportField, FieldSource | null>> = {};
  const constants: Partial<Record<ImportField, string>> = {};
  for (const { place, source } of sources) if (place.place === 'own') columns[place.field] = source;
  for (const { place, text } of choices.constants) {
    if (place.place === 'fallback' || place.place === 'cancelled') throw notFixed(place);
    if (place.place === 'item') continue;
    refuseUnfit(place.field, text, choices);
    constants[place.field] = text;
    columns[place.field] ??= null;
  }
  const fallback = fallbackOf(sources);
  const items = itemsOf(sources, choices.constants);
  const values = valuesOf(choices);
  const cancelled = cancelledOf(sources);
  return {
    ...(choices.mode === undefined ? {} : { mode: choices.mode }),
    ...(Object.keys(columns).length === 0 ? {} : { columns }),
    ...(Object.keys(constants).length === 0 ? {} : { constants }),
    ...(fallback === undefined ? {} : { fallback }),
    ...(items === undefined ? {} : { items }),
    ...(values === undefined ? {} : { values }),
    ...(cancelled === undefined ? {} : { cancelled }),
    ...(choices.ignored.length === 0
      ? {}
      : { ignored: choices.ignored.flatMap((text) => columnsOfSource(sourceOf(text, labels, '--ignore'))) }),
  };
}

/** Throws a usage error for a fixed value that every row would be refused for, unless `--value` says what it means. */
function refuseUnfit(field: ImportField, text: string, { values }: ImportChoices): void {
  if (text.trim() === '' || values.some((pair) => pair.field === field && pair.text === text)) return;
  const issue = fixedValueIssue(field, text);
  if (issue === null) return;
  const params = { value: text, flag: `--set ${field}` };
  throw usageError('value_invalid', { key: 'cli.setUnfit', params }, { key: `validation.${issue.code}` });
}

interface PlacedSource {
  readonly place: SourcePlace;
  readonly source: FieldSource | null;
}

/** The named fields only, or null if none is left; undefined if no flag is about the other address. */
function fallbackOf(sources: readonly PlacedSource[]): ChosenSources['fallback'] | undefined {
  const named = sources.flatMap(({ place, source }) =>
    place.place === 'fallback' ? [[place.field, source] as const] : [],
  );
  if (named.length === 0) return undefined;
  const filled = named.filter(([, source]) => source !== null);
  return filled.length === 0 ? null : Object.fromEntries(filled);
}

/** The named columns, or null if none is left; undefined if no flag is about cancelling. */
function cancelledOf(sources: readonly PlacedSource[]): ChosenSources['cancelled'] {
  const named = sources.filter(({ place }) => place.place === 'cancelled');
  if (named.length === 0) return undefined;
  const columns = named.flatMap(({ source }) => columnsOfSource(source ?? undefined));
  return columns.length === 0 ? null : [...new Set(columns)];
}

/** The named items, or null if none is left; undefined if no flag is about items. */
function itemsOf(sources: readonly PlacedSource[], constants: readonly PlacedText[]): ChosenSources['items'] {
  const items = new Map<number, Partial<Record<string, ItemSource['product_id']>>>();
  const give = (item: number, field: string, source: ItemSource['product_id']) =>
    items.set(item, { ...items.get(item), [field]: source });
  for (const { place, source } of sources)
    if (place.place === 'item' && source !== null) give(place.item, place.field, source);
  for (const { place, text } of constants) {
    if (place.place !== 'item') continue;
    if (place.field !== 'product_id') throw notFixed(place);
    give(place.item, place.field, { fixed: text });
  }
  if (items.size === 0) return sources.some(({ place }) => place.place === 'item') ? null : undefined;
  return [...items].sort(([a], [b]) => a - b).map(([item, parts]) => itemOf(item, parts));
}

function itemOf(item: number, parts: Partial<Record<string, ItemSource['product_id']>>): ItemSource {
  const { product_id, ...rest } = parts;
  if (product_id !== undefined) return { product_id, ...(rest as Omit<ItemSource, 'product_id'>) };
  const other = formatPlace({ place: 'item', item, field: 'product_id' });
  const params = { flag: formatPlace({ place: 'item', item, field: 'quantity' }), other };
  throw usageError('flag_needs', { key: 'cli.flagNeeds', params });
}

function valuesOf({ values }: ImportChoices): ChosenSources['values'] {
  if (values.length === 0) return undefined;
  const byField: Partial<Record<ValueField, Record<string, string>>> = {};
  for (const { field, text, meaning } of values) byField[field] = { ...byField[field], [text]: meaning };
  return byField;
}

function sourceOf(text: string, labels: readonly string[], flag: string): FieldSource {
  const source = parseSource(text, labels);
  if (source !== null) return source;
  const params = { value: text, flag, columns: labels.join(', ') };
  throw usageError('value_invalid', { key: 'cli.columnUnknown', params });
}

function notFixed(place: SourcePlace): Error {
  const params = { flag: `--set ${formatPlace(place)}`, other: `--map ${formatPlace(place)}` };
  return usageError('flags_exclude', { key: 'cli.setNotHere', params });
}
