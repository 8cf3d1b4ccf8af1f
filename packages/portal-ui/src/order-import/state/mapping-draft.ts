import {
  applyProfile,
  dateOrderOfMapping,
  fieldsOfMode,
  matchHeader,
  ORDER_FIELDS,
  type DateOrderDetection,
  type DialectOverrides,
  type FieldMatch,
  type ImportField,
  type ImportMapping,
  type ImportMode,
  type ImportProfileContent,
  type Inspection,
  type MatchOptions,
} from '@kontor/portal-core/order-import';

/** Why a field has its column; without `match` somebody chose it. */
export interface MappingDraft {
  readonly mapping: ImportMapping;
  readonly matches: Readonly<Partial<Record<ImportField, FieldMatch>>>;
  /** Fields of the profile whose column the file lacks. */
  readonly missingOfProfile: readonly ImportField[];
}

type Columns = ImportMapping['columns'];
type Looked = Pick<Inspection, 'header' | 'samples'>;

/** The mapping a file suggests, or a profile prescribes. */
export function proposeMapping(
  file: Looked,
  profile: ImportProfileContent | null,
  options: MatchOptions = {},
): MappingDraft {
  if (profile === null) return draftOf(matchHeader(file.header, file.samples, options));
  const applied = applyProfile(profile, file.header);
  return { ...draftOf(applied), missingOfProfile: applied.missing };
}

/** The sample values in which product ids are looked for: none once a column of products has been found. */
export function possibleProducts(file: Looked, { mapping }: MappingDraft): readonly string[] {
  const { columns } = mapping;
  if (columns.product_id !== undefined || columns.product_id_and_quantity !== undefined) return [];
  const taken = new Set(Object.values(columns));
  const values = file.samples.flatMap((row) => row.filter((_, column) => !taken.has(column)));
  const ids = values.map((value) => value.trim()).filter((value) => value !== '' && value.length <= 100);
  return [...new Set(ids)].slice(0, MAX_ASKED);
}

/** Most ids asked for in one look-up. */
const MAX_ASKED = 1000;

/** The same mapping for another mode: what is mapped of the order stays, the items are looked for anew. */
export function withMode(draft: MappingDraft, mode: ImportMode, file: Looked): MappingDraft {
  if (draft.mapping.mode === mode) return draft;
  const found = draftOf(matchHeader(file.header, file.samples, { mode }));
  const kept = pick(draft.mapping.columns, ORDER_FIELDS);
  const taken = new Set(Object.values(kept));
  const items = Object.entries(found.mapping.columns).filter(
    ([field, column]) => !(ORDER_FIELDS as readonly string[]).includes(field) && !taken.has(column),
  );
  const constants = pick(draft.mapping.constants ?? {}, fieldsOfMode(mode));
  return {
    ...draft,
    mapping: { mode, columns: { ...kept, ...Object.fromEntries(items) }, constants },
    matches: { ...found.matches, ...draft.matches },
  };
}

/** Where a field's text is to come from: a column from 0, a fixed text, or nowhere. */
export type FieldSource =
  { readonly column: number } | { readonly constant: string } | { readonly column: null };

/** The mapping with another source for a field; a column belongs to one field at a time. */
export function withSource(draft: MappingDraft, field: ImportField, source: FieldSource): MappingDraft {
  const { mode, columns, constants = {} } = draft.mapping;
  const otherColumns = without(columns, field);
  const otherConstants = without(constants, field);
  if ('constant' in source) {
    const mapping = {
      mode,
      columns: otherColumns,
      constants: { ...otherConstants, [field]: source.constant },
    };
    return { ...draft, mapping };
  }
  const { column } = source;
  if (column === null)
    return { ...draft, mapping: { mode, columns: otherColumns, constants: otherConstants } };
  const free = Object.entries(otherColumns).filter(([, taken]) => taken !== column);
  const mapping = {
    mode,
    columns: { ...Object.fromEntries(free), [field]: column } as Columns,
    constants: otherConstants,
  };
  return { ...draft, mapping };
}

/** What is known about the order of day and month in the mapped date column. */
export function dateOrderOf(
  file: Pick<Inspection, 'columnDates' | 'detection'>,
  draft: MappingDraft,
  overrides: DialectOverrides,
): DateOrderDetection {
  const { dateOrder } = overrides;
  const found = dateOrderOfMapping(file, draft.mapping);
  return dateOrder === undefined ? found : { ...found, value: dateOrder, confidence: 1, ambiguous: false };
}

/** How a field came to its column. */
export type FieldReason = FieldMatch['reason'] | 'manual';

/** How a field came to its column; null without one. */
export function reasonOf({ mapping, matches }: MappingDraft, field: ImportField): FieldReason | null {
  const column = mapping.columns[field];
  if (column === undefined) return null;
  const match = matches[field];
  return match?.column === column ? match.reason : 'manual';
}

function draftOf({
  mapping,
  matches,
}: {
  mapping: ImportMapping;
  matches: readonly FieldMatch[];
}): MappingDraft {
  const byField = Object.fromEntries(matches.map((match) => [match.field, match]));
  return { mapping, matches: byField, missingOfProfile: [] };
}

function without<T>(record: Readonly<Partial<Record<ImportField, T>>>, field: ImportField) {
  const { [field]: _, ...others } = record;
  return others as Readonly<Partial<Record<ImportField, T>>>;
}

function pick<T>(record: Readonly<Partial<Record<ImportField, T>>>, fields: readonly ImportField[]) {
  const entries = Object.entries(record).filter(([field]) => (fields as readonly string[]).includes(field));
  return Object.fromEntries(entries) as Readonly<Partial<Record<ImportField, T>>>;
}
