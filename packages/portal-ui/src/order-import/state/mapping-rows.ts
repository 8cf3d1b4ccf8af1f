import {
  ADDRESS_FIELDS,
  columnsOfSource,
  fieldsOfMode,
  isFixed,
  isJoined,
  itemSource,
  missingFields,
  ORDER_FIELDS,
  takePart,
  type AddressField,
  type FieldMatch,
  type FieldSource,
  type ImportField,
  type MatchReason,
  type Question,
} from '@kontor/portal-core/order-import';
import { rawText } from '../worker/grid-fields.js';
import type { FieldPlace, ItemField } from './draft-changes.js';
import type { DraftedFile, MappingDraft } from './mapping-draft.js';

/** One field of the recipe as the mapping step shows it. */
export interface MappingRow {
  readonly key: string;
  readonly place: FieldPlace;
  readonly field: ImportField;
  /** Number of the item among items side by side, from 1; null if there is only one. */
  readonly item: number | null;
  readonly source: FieldSource | null;
  readonly constant: string | null;
  /** The first distinct texts of the columns, at most three. */
  readonly samples: readonly string[];
  /** How the source was found; null without a source. */
  readonly reason: MatchReason | null;
  /** Meanings of the file's texts in this field. */
  readonly meanings: readonly (readonly [text: string, meaning: string])[];
  /** The question to answer at this field; null if there is none. */
  readonly question: Question | null;
  readonly isRequired: boolean;
  readonly isMissing: boolean;
}

export type MappingGroupKind = 'order' | 'address' | 'fallback' | 'items';
export interface MappingGroup {
  readonly kind: MappingGroupKind;
  /** Fields with a source, and required fields. */
  readonly rows: readonly MappingRow[];
  /** Optional fields without a source. */
  readonly further: readonly MappingRow[];
}

/** The fields of a draft in the groups of the mapping step; groups without any field are left out. */
export function mappingGroups(file: DraftedFile, draft: MappingDraft): readonly MappingGroup[] {
  const rows = allRows(file, draft);
  const kinds: readonly MappingGroupKind[] = ['order', 'address', 'fallback', 'items'];
  return kinds.flatMap((kind) => {
    const own = rows.filter((row) => kindOf(row.place) === kind);
    const [shown, further] = [own.filter(isShown), own.filter((row) => !isShown(row))];
    const isAbsent = shown.length === 0 && (kind === 'fallback' || further.length === 0);
    return isAbsent ? [] : [{ kind, rows: shown, further }];
  });
}

const isShown = (row: MappingRow): boolean =>
  row.source !== null || row.constant !== null || row.isRequired || row.question !== null;

function kindOf({ place, field }: FieldPlace): MappingGroupKind {
  if (place !== 'own') return place === 'item' ? 'items' : 'fallback';
  if ((ADDRESS_FIELDS as readonly string[]).includes(field)) return 'address';
  return (ORDER_FIELDS as readonly string[]).includes(field) ? 'order' : 'items';
}

function allRows(file: DraftedFile, draft: MappingDraft): readonly MappingRow[] {
  const { mode, items = [] } = draft.mapping;
  const sideBySide = new Set<ImportField>(items.length === 0 ? [] : ['product_id', 'product_name']);
  const hasQuantities = items.length > 0 && items.every(({ quantity }) => quantity !== undefined);
  if (hasQuantities) sideBySide.add('quantity');
  const own = fieldsOfMode(mode).filter((field) => !sideBySide.has(field));
  const places: readonly FieldPlace[] = [
    ...own.map((field) => ({ place: 'own' as const, field })),
    ...(draft.mapping.fallback === undefined
      ? []
      : ADDRESS_FIELDS.map((field) => ({ place: 'fallback' as const, field }))),
    ...items.flatMap((_, item) => ITEM_FIELDS.map((field) => ({ place: 'item' as const, item, field }))),
  ];
  const missing = new Set(missingFields(draft.mapping));
  // What a file needs when it says nothing at all: the alternatives of a field are no need of their own.
  const needed = new Set(missingFields({ mode, columns: {} }));
  return places.map((place) => rowOf(file, draft, place, { missing, needed }));
}

const ITEM_FIELDS: readonly ItemField[] = ['product_id', 'product_name', 'quantity'];

interface Needs {
  readonly missing: ReadonlySet<ImportField>;
  readonly needed: ReadonlySet<ImportField>;
}

function rowOf(file: DraftedFile, draft: MappingDraft, place: FieldPlace, needs: Needs): MappingRow {
  const { field } = place;
  const { mapping, understanding } = draft;
  const source = sourceAt(draft, place);
  const isOwn = place.place === 'own';
  const constant = constantAt(draft, place);
  const several = (mapping.items?.length ?? 0) > 1;
  return {
    key: place.place === 'item' ? `item${place.item}-${field}` : `${place.place}-${field}`,
    place,
    field,
    item: place.place === 'item' && several ? place.item + 1 : null,
    source,
    constant,
    samples: source === null ? [] : sampleTexts(file, source),
    reason: source === null ? null : (matchAt(understanding.matches, place)?.reason ?? 'manual'),
    meanings: Object.entries(mapping.values?.[field] ?? {}),
    question: questionAt(understanding.questions, place, source),
    isRequired: isOwn && needs.needed.has(field),
    isMissing: isOwn && needs.missing.has(field),
  };
}

function constantAt({ mapping }: MappingDraft, place: FieldPlace): string | null {
  if (place.place === 'own') return mapping.constants?.[place.field] ?? null;
  const product = place.place === 'item' ? mapping.items?.[place.item]?.product_id : undefined;
  return place.field === 'product_id' && product !== undefined && isFixed(product) ? product.fixed : null;
}

/** The source of a field; null without columns. */
export function sourceAt({ mapping }: Pick<MappingDraft, 'mapping'>, place: FieldPlace): FieldSource | null {
  if (place.place === 'own') return mapping.columns[place.field] ?? null;
  if (place.place === 'fallback') return mapping.fallback?.[place.field] ?? null;
  return itemSource(mapping.items?.[place.item], place.field) ?? null;
}

function matchAt(matches: readonly FieldMatch[], place: FieldPlace): FieldMatch | undefined {
  return matches.find(
    (match) =>
      match.field === place.field &&
      match.place === place.place &&
      (place.place !== 'item' || match.item === place.item),
  );
}

/** The question shown at a field. A question belongs to the first of its fields, if that reads the columns in question. */
function questionAt(
  questions: readonly Question[],
  place: FieldPlace,
  source: FieldSource | null,
): Question | null {
  const columns = columnsOfSource(source ?? undefined);
  const fits = ({ fields, columns: asked }: Question) =>
    fields[0] === place.field &&
    (asked.some((column) => columns.includes(column)) ||
      (place.place === 'own' && (asked.length === 0 || columns.length === 0)));
  return questions.find(fits) ?? null;
}

const SHOWN_SAMPLES = 3;
/** Maximum number of rows searched for samples, so that a mostly blank column does not take long. */
const LOOKED_AT = 100;

/** The first distinct texts of some columns, by default a few. */
export function sampleTexts(
  { reading }: DraftedFile,
  source: FieldSource,
  most = SHOWN_SAMPLES,
): readonly string[] {
  const texts = new Set<string>();
  for (const cells of reading.samples.slice(0, LOOKED_AT)) {
    const text = rawText(source, cells).trim();
    const part = isJoined(source) && source.part !== undefined ? takePart(text, source.part) : text;
    if (part !== null && part !== '') texts.add(part);
    if (texts.size === most) break;
  }
  return [...texts];
}

/** Questions that belong to no row, because their fields have none. */
export function looseQuestions(draft: MappingDraft, groups: readonly MappingGroup[]): readonly Question[] {
  const shown = new Set(groups.flatMap(({ rows }) => rows.map(({ question }) => question?.id)));
  return draft.understanding.questions.filter(({ id }) => !shown.has(id));
}

/** The parties whose addresses are used as the parcel's and as its fallback. */
export function partiesOf({ understanding: { matches } }: MappingDraft) {
  const partyAt = (place: FieldMatch['place']) =>
    matches.find((match) => match.place === place && isAddressField(match.field))?.party ?? null;
  return { own: partyAt('own'), fallback: partyAt('fallback') };
}

function isAddressField(field: ImportField): field is AddressField {
  return (ADDRESS_FIELDS as readonly string[]).includes(field);
}
