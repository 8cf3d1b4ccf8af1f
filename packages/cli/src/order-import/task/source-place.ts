import {
  ADDRESS_FIELDS,
  IMPORT_FIELDS,
  VALUE_FIELDS,
  type AddressField,
  type ImportField,
  type ValueField,
} from '@kontor/portal-core/order-import';
import { CliError, EXIT } from '../../terminal/index.js';

/** Fields of one of several items side by side. */
export const ITEM_PLACES = ['product_id', 'product_name', 'quantity'] as const;
export type ItemPlace = (typeof ITEM_PLACES)[number];

/** What `--map` and `--set` assign a column or value to. */
export type SourcePlace =
  | { readonly place: 'own'; readonly field: ImportField }
  | { readonly place: 'fallback'; readonly field: AddressField }
  | { readonly place: 'item'; readonly item: number; readonly field: ItemPlace }
  /** Marks an order as cancelled. */
  | { readonly place: 'cancelled' };

const CANCELLED = 'cancelled';

/** Largest number of an item side by side. */
const MAX_ITEM = 500;

/**
 * Parses `street`, `billing.street` (another party's address), `item2.quantity` (items side by side, from 1) or
 * `cancelled` (columns that mark an order as cancelled).
 */
export function parsePlace(text: string, flag: string): SourcePlace {
  if (text.trim().toLowerCase() === CANCELLED) return { place: 'cancelled' };
  const [, party, item, name = text] = /^(?:(billing)|item(\d{1,3}))\.(\w+)$/i.exec(text.trim()) ?? [];
  if (party !== undefined) return { place: 'fallback', field: fieldOf(name, ADDRESS_FIELDS, flag) };
  if (item !== undefined && Number(item) >= 1 && Number(item) <= MAX_ITEM)
    return { place: 'item', item: Number(item) - 1, field: fieldOf(name, ITEM_PLACES, flag) };
  return { place: 'own', field: chosenField(name, flag) };
}

/** Finds a field by its name, ignoring case. Throws a usage error that lists all names. */
function chosenField(text: string, flag: string): ImportField {
  return fieldOf(text, IMPORT_FIELDS, flag);
}

/** Parses the field that `--value` sets a meaning for: a field, or remarks. */
export function valueField(text: string): ValueField {
  return fieldOf(text, VALUE_FIELDS, '--value');
}

function fieldOf<Field extends ValueField>(text: string, fields: readonly Field[], flag: string): Field {
  const name = text.trim();
  const found = fields.find((field) => field === name.toLowerCase());
  if (found !== undefined) return found;
  const lines = fields.map((word) => ({ word, key: `orderImport.field_${word}` as const }));
  const told = { key: 'cli.fieldUnknown', params: { value: name, flag } } as const;
  throw new CliError('value_invalid', EXIT.usage, told, undefined, { lines, data: { fields } });
}

/** Formats a field as `parsePlace` reads it. */
export function formatPlace(place: SourcePlace): string {
  if (place.place === 'cancelled') return CANCELLED;
  if (place.place === 'fallback') return `billing.${place.field}`;
  return place.place === 'item' ? `item${place.item + 1}.${place.field}` : place.field;
}
