import {
  dateOrderOfMapping,
  missingFields,
  openReading,
  turnedDatesOf,
  understand,
  type ChosenSources,
  type DateOrder,
  type DateOrderDetection,
  type ImportMapping,
  type ImportMode,
  type ImportProfileContent,
  type Inspection,
  type Understanding,
} from '@kontor/portal-core/order-import';

/** A saved recipe, and where it comes from. */
export interface DraftRecipe {
  readonly content: ImportProfileContent;
  readonly reason: 'profile' | 'remembered';
}

/** What is said of a file so far, and what its columns mean by that. */
export interface MappingDraft {
  readonly understanding: Understanding;
  /** The recipe as it stands; of `understanding`. */
  readonly mapping: ImportMapping;
  /** What a person said by hand. */
  readonly chosen: ChosenSources;
  /** Questions answered with yes. */
  readonly confirmed: ReadonlySet<string>;
  /** Order of day and month, when a person said it. */
  readonly dateOrder: DateOrder | null;
  /** A recipe that goes before what would be understood afresh. */
  readonly recipe: DraftRecipe | null;
}

/** What a draft needs of a file. */
export interface DraftedFile {
  readonly reading: Pick<Inspection, 'header' | 'samples' | 'dialect'> &
    Partial<Pick<Inspection, 'detection'>>;
  readonly products: ReadonlySet<string>;
}

/** The draft of a file about which nothing was said yet. */
export function newDraft(file: DraftedFile, recipe: MappingDraft['recipe']): MappingDraft {
  return drafted(file, {
    chosen: {},
    confirmed: new Set(),
    dateOrder: null,
    recipe,
  });
}

type Said = Omit<MappingDraft, 'understanding' | 'mapping'>;

/** Understands the file anew under what was said. */
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

/** The same with another way its items stand; what was said of items is let go. */
export function withMode(draft: MappingDraft, file: DraftedFile, mode: ImportMode): MappingDraft {
  if (draft.mapping.mode === mode) return draft;
  const { items: _, ...chosen } = draft.chosen;
  return drafted(file, { ...draft, chosen: { ...chosen, mode } });
}

/** The same with the order of day and month that a person said. */
export function withDateOrder(draft: MappingDraft, file: DraftedFile, dateOrder: DateOrder): MappingDraft {
  return drafted(file, { ...draft, dateOrder });
}

/** Most ids asked for in one look-up. */
const MAX_ASKED = 1000;

/** The sample values in which product ids are looked for: none once a column of products is known by its name. */
export function possibleProducts({ samples }: Pick<Inspection, 'samples'>): readonly string[] {
  const ids = samples.flatMap((row) => row.map((value) => value.trim()));
  return [...new Set(ids.filter((id) => id !== '' && id.length <= 100))].slice(0, MAX_ASKED);
}

type Dated = Pick<Inspection, 'columnDates' | 'detection'>;

/**
 * What is known about the order of day and month in the mapped date column. A saved order decides where the dates fit several; one they
 * contradict is asked, and so are dates that may be of another month.
 */
export function dateOrderOf(
  reading: Dated,
  draft: Pick<MappingDraft, 'mapping' | 'dateOrder' | 'recipe'>,
): DateOrderDetection {
  const found = dateOrderOfMapping(reading, draft.mapping);
  const isOpen = dateContradiction(reading, draft) !== null || turnedDatesOf(reading, draft.mapping) !== null;
  if (draft.dateOrder === null && isOpen) return { ...found, value: null, ambiguous: true };
  const value = draft.dateOrder ?? draft.recipe?.content.dateOrder;
  return value === undefined ? found : { ...found, value, confidence: 1, ambiguous: false };
}

/** A saved order of day and month and the other one the file's dates prove; null when they agree, or the dates prove none. */
export function dateContradiction(
  reading: Dated,
  { mapping, recipe }: Pick<MappingDraft, 'mapping' | 'recipe'>,
): { readonly saved: DateOrder; readonly found: DateOrder } | null {
  const saved = recipe?.content.dateOrder;
  const { value: found } = dateOrderOfMapping(reading, mapping);
  return saved === undefined || found === null || found === saved ? null : { saved, found };
}

/** Whether the order of day and month is what a recipe says: the dates alone leave it open. */
export function isDateOrderSaved(
  reading: Dated,
  { mapping, dateOrder, recipe }: Pick<MappingDraft, 'mapping' | 'dateOrder' | 'recipe'>,
): boolean {
  if (dateOrder !== null || recipe?.content.dateOrder === undefined) return false;
  return dateOrderOfMapping(reading, mapping).ambiguous;
}

/** How much keeps a draft from being checked: questions, missing fields, a reading that is not sure, dates that fit several orders. */
export function openCount(
  reading: Pick<Inspection, 'columnDates' | 'detection'>,
  draft: MappingDraft,
): number {
  const { questions } = draft.understanding;
  const asked = new Set(questions.flatMap(({ kind, fields }) => (kind === 'missing' ? fields : [])));
  const unasked = missingFields(draft.mapping).filter((field) => !asked.has(field));
  const { encoding, header } = openReading(reading.detection);
  const unsure = [encoding, header, dateOrderOf(reading, draft).ambiguous].filter(Boolean);
  return questions.length + unasked.length + unsure.length;
}
