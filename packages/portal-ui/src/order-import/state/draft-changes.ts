import {
  ADDRESS_FIELDS,
  isFixed,
  type AddressField,
  type ChosenSources,
  type FieldSource,
  type ImportField,
  type ImportMapping,
  type ItemSource,
  type OtherAddress,
  type ValuePair,
} from '@kontor/portal-core/order-import';
import { drafted, type DraftedFile, type MappingDraft } from './mapping-draft.js';

/** A field of the recipe: of the order, of the other party's address, or of one of several items. */
export type FieldPlace =
  | { readonly place: 'own'; readonly field: ImportField }
  | { readonly place: 'fallback'; readonly field: AddressField }
  | { readonly place: 'item'; readonly item: number; readonly field: ItemField };
export type ItemField = 'product_id' | 'product_name' | 'quantity';

/** The source chosen for a field: columns, none (null), or one text for the whole file. */
export type FieldChoice = { readonly source: FieldSource | null } | { readonly constant: string };

/** The draft after the user chose the source of a field. */
export function withChoice(
  draft: MappingDraft,
  file: DraftedFile,
  { place, choice }: { readonly place: FieldPlace; readonly choice: FieldChoice },
): MappingDraft {
  return drafted(file, { ...draft, chosen: chosenWith(draft, place, choice) });
}

/** The draft after the user confirmed a question. */
export function withConfirmed(draft: MappingDraft, file: DraftedFile, question: string): MappingDraft {
  return drafted(file, { ...draft, confirmed: new Set([...draft.confirmed, question]) });
}

/** The meaning of a text of the file; null removes the meaning. */
export type SaidMeaning = Omit<ValuePair, 'meaning'> & { readonly meaning: string | null };

/** The draft with another meaning of a text of the file; null removes it. */
export function withMeaning(
  draft: MappingDraft,
  file: DraftedFile,
  { field, text, meaning }: SaidMeaning,
): MappingDraft {
  const { [text]: _, ...others } = draft.mapping.values?.[field] ?? {};
  // Choices override a saved recipe's pairs; a text with itself as its meaning cancels such a pair.
  const isSaved = draft.recipe?.content.values?.[field]?.[text] !== undefined;
  const told = meaning ?? (isSaved ? text : null);
  const pairs = told === null ? others : { ...others, [text]: told };
  return drafted(file, {
    ...draft,
    chosen: { ...draft.chosen, values: { ...draft.chosen.values, [field]: pairs } },
  });
}

/** The draft after the user chose the columns that mark an order as cancelled; an empty list means none. */
export function withCancelled(
  draft: MappingDraft,
  file: DraftedFile,
  columns: readonly number[],
): MappingDraft {
  const cancelled = columns.length === 0 ? null : columns;
  return drafted(file, { ...draft, chosen: { ...draft.chosen, cancelled } });
}

/** The draft with the file's two addresses exchanged: the other party's becomes the parcel's, and the other way round. */
export function withOtherParty(draft: MappingDraft, file: DraftedFile): MappingDraft {
  const { columns, fallback = {} } = draft.mapping;
  const own: Partial<Record<ImportField, FieldSource | null>> = {};
  const other: Partial<Record<AddressField, FieldSource>> = {};
  for (const field of ADDRESS_FIELDS) {
    own[field] = fallback[field] ?? null;
    const before = columns[field];
    if (before !== undefined) other[field] = before;
  }
  const { chosen } = draft;
  return drafted(file, {
    ...draft,
    chosen: { ...chosen, columns: { ...chosen.columns, ...own }, fallback: other },
  });
}

/** The draft with one more item in each row of the file. */
export function withFurtherItem(draft: MappingDraft, file: DraftedFile, item: ItemSource): MappingDraft {
  const items = [...itemsOf(draft.mapping), item];
  return drafted(file, { ...draft, chosen: { ...draft.chosen, items } });
}

/** The draft without one of the items in each row; the last one that is left is an item of its own row again. */
export function withoutItem(draft: MappingDraft, file: DraftedFile, at: number): MappingDraft {
  const items = itemsOf(draft.mapping).filter((_, index) => index !== at);
  const [only, second] = items;
  const { chosen } = draft;
  if (only === undefined || second !== undefined || isFixed(only.product_id))
    return drafted(file, { ...draft, chosen: { ...chosen, items } });
  const { product_id, product_name = null, quantity = null } = only;
  const columns = { ...chosen.columns, product_id, product_name, quantity };
  return drafted(file, { ...draft, chosen: { ...chosen, columns, items: null } });
}

/** The items in each row; without several of them the one that the order's own columns make. */
function itemsOf({ items, columns }: ImportMapping): readonly ItemSource[] {
  const { product_id, product_name, quantity } = columns;
  if (items !== undefined || product_id === undefined) return items ?? [];
  return [
    {
      product_id,
      ...(product_name === undefined ? {} : { product_name }),
      ...(quantity === undefined ? {} : { quantity }),
    },
  ];
}

/** The draft with another of the file's addresses as the parcel's, all of its parts at once. */
export function withOtherAddress(
  draft: MappingDraft,
  file: DraftedFile,
  { columns }: OtherAddress,
): MappingDraft {
  const { chosen } = draft;
  return drafted(file, { ...draft, chosen: { ...chosen, columns: { ...chosen.columns, ...columns } } });
}

function chosenWith(draft: MappingDraft, place: FieldPlace, choice: FieldChoice): ChosenSources {
  const { chosen, mapping } = draft;
  const source = 'source' in choice ? choice.source : null;
  if (place.place === 'item')
    return { ...chosen, items: itemsWith(mapping.items ?? [], place.item, place.field, source) };
  if (place.place === 'fallback') {
    const { [place.field]: _, ...others } = mapping.fallback ?? {};
    return { ...chosen, fallback: source === null ? others : { ...others, [place.field]: source } };
  }
  const { [place.field]: _, ...constants } = chosen.constants ?? {};
  return {
    ...chosen,
    columns: { ...chosen.columns, [place.field]: source },
    constants: 'constant' in choice ? { ...constants, [place.field]: choice.constant } : constants,
  };
}

/** The items of the recipe. An item whose product has no column any more is removed. */
function itemsWith(
  items: readonly ItemSource[],
  at: number,
  field: ItemField,
  source: FieldSource | null,
): readonly ItemSource[] {
  return items.flatMap((item, index) => {
    if (index !== at) return [item];
    if (source !== null) return [{ ...item, [field]: source }];
    if (field === 'product_id') return [];
    const { [field]: _, ...others } = item;
    return [others];
  });
}
