import {
  dateOrderOfMapping,
  holdsDateOrder,
  missingFields,
  openReading,
  productTexts,
  turnedDatesOf,
  understand,
  type ChosenSources,
  type DateOrder,
  type DatedFile,
  type DateOrderDetection,
  type ImportMapping,
  type ImportMode,
  type ImportProfileContent,
  type Inspection,
  type Understanding,
} from '@kontor/portal-core/order-import';

/** A saved recipe and its origin. */
export interface DraftRecipe {
  readonly content: ImportProfileContent;
  readonly reason: 'profile' | 'remembered';
}

/** The user's choices about a file so far, and the resulting mapping of its columns. */
export interface MappingDraft {
  readonly understanding: Understanding;
  /** The current recipe, taken from `understanding`. */
  readonly mapping: ImportMapping;
  /** Sources that the user chose. */
  readonly chosen: ChosenSources;
  /** Ids of the questions that the user confirmed. */
  readonly confirmed: ReadonlySet<string>;
  /** Order of day and month chosen by the user; null if none was. */
  readonly dateOrder: DateOrder | null;
  /** A recipe that takes precedence over what is detected; null if there is none. */
  readonly recipe: DraftRecipe | null;
}

/** The parts of a file that a draft needs. */
export interface DraftedFile {
  readonly reading: Pick<Inspection, 'header' | 'samples' | 'dialect'> &
    Partial<Pick<Inspection, 'detection'>>;
  readonly products: ReadonlySet<string>;
}

/** The draft of a file without any choices by the user. */
export function newDraft(file: DraftedFile, recipe: MappingDraft['recipe']): MappingDraft {
  return drafted(file, {
    chosen: {},
    confirmed: new Set(),
    dateOrder: null,
    recipe,
  });
}

type Said = Omit<MappingDraft, 'understanding' | 'mapping'>;

/** Works out the mapping of the file from the user's choices. */
export function drafted(file: DraftedFile, said: Said): MappingDraft {
  const { header, samples, dialect, detection } = file.reading;
  const { chosen, confirmed, recipe } = said;
  const understanding = understand(header, samples, {
    hasHeader: dialect.hasHeader,
    hiddenColumns: detection?.workbook?.hiddenColumns ?? [],
    isKnownProduct: (id) => file.products.has(id),
    chosen,
    confirmed,
    ...(recipe === null ? {} : { recipe }),
  });
  const { dateOrder } = said;
  return { chosen, confirmed, dateOrder, recipe, understanding, mapping: understanding.mapping };
}

/** The draft with another arrangement of items; earlier choices about items are discarded. */
export function withMode(draft: MappingDraft, file: DraftedFile, mode: ImportMode): MappingDraft {
  if (draft.mapping.mode === mode) return draft;
  const { items: _, ...chosen } = draft.chosen;
  return drafted(file, { ...draft, chosen: { ...chosen, mode } });
}

/** The draft with the order of day and month that the user chose. */
export function withDateOrder(draft: MappingDraft, file: DraftedFile, dateOrder: DateOrder): MappingDraft {
  return drafted(file, { ...draft, dateOrder });
}

/** Maximum number of ids in one request. */
const MAX_ASKED = 1000;

/** The headers and sample values to look up as product ids. */
export function possibleProducts(file: Pick<Inspection, 'header' | 'samples'>): readonly string[] {
  return productTexts(file, MAX_ASKED);
}

/**
 * The order of day and month in the mapped date column, as far as it is known. If the dates fit several orders, a saved
 * one decides, unless another gives likelier days. A saved order that the dates contradict leads to a question, and so
 * do dates that may be of another month.
 */
export function dateOrderOf(
  reading: DatedFile,
  draft: Pick<MappingDraft, 'mapping' | 'dateOrder' | 'recipe'>,
): DateOrderDetection {
  const found = dateOrderOfMapping(reading, draft.mapping);
  const isOpen = dateContradiction(reading, draft) !== null || turnedDatesOf(reading, draft.mapping) !== null;
  if (draft.dateOrder === null && isOpen) return { ...found, value: null, ambiguous: true };
  const value = draft.dateOrder ?? keptOrder(reading, draft);
  return value === undefined ? found : { ...found, value, confidence: 1, ambiguous: false };
}

/** The order of day and month of the recipe, if it holds in this file. */
function keptOrder(
  reading: DatedFile,
  { mapping, recipe }: Pick<MappingDraft, 'mapping' | 'recipe'>,
): DateOrder | undefined {
  const saved = recipe?.content.dateOrder;
  return saved !== undefined && holdsDateOrder(reading, mapping, saved) ? saved : undefined;
}

/** A saved order of day and month, with the different one that the file's dates prove; null if they agree or the dates prove none. */
export function dateContradiction(
  reading: DatedFile,
  { mapping, recipe }: Pick<MappingDraft, 'mapping' | 'recipe'>,
): { readonly saved: DateOrder; readonly found: DateOrder } | null {
  const saved = recipe?.content.dateOrder;
  const { value: found } = dateOrderOfMapping(reading, mapping);
  return saved === undefined || found === null || found === saved ? null : { saved, found };
}

/** Whether the order of day and month comes from a recipe, because the dates alone are ambiguous. */
export function isDateOrderSaved(
  reading: DatedFile,
  { mapping, dateOrder, recipe }: Pick<MappingDraft, 'mapping' | 'dateOrder' | 'recipe'>,
): boolean {
  if (dateOrder !== null || keptOrder(reading, { mapping, recipe }) === undefined) return false;
  return dateOrderOfMapping(reading, mapping).ambiguous;
}

/** Number of obstacles to checking a draft: questions, missing fields, an uncertain reading, ambiguous dates. */
export function openCount(reading: DatedFile, draft: MappingDraft): number {
  const { questions } = draft.understanding;
  const asked = new Set(questions.flatMap(({ kind, fields }) => (kind === 'missing' ? fields : [])));
  const unasked = missingFields(draft.mapping).filter((field) => !asked.has(field));
  const { encoding, header, sheet } = openReading(reading.detection);
  const unsure = [encoding, header, sheet, dateOrderOf(reading, draft).ambiguous].filter(Boolean);
  return questions.length + unasked.length + unsure.length;
}
