import type { Language, Translate } from '@kontor/portal-core/i18n';
import {
  columnLabels,
  formatSource,
  isFixed,
  type FieldMatch,
  type FieldSource,
  type ImportField,
  type ImportMapping,
} from '@kontor/portal-core/order-import';
import { printable } from '../../terminal/index.js';
import { formatPlace, ITEM_PLACES, type SourcePlace } from '../task/source-place.js';
import { quoted } from '../task/quoted.js';

/** The fields that a column or value can be assigned to. */
export type FieldPlace = Exclude<SourcePlace, { readonly place: 'cancelled' }>;

interface Words {
  readonly t: Translate;
  readonly language: Language;
  /** Fields that are left out, as flags name them. */
  readonly without?: ReadonlySet<string>;
}

/** Lines that describe a recipe: `Straße (street) ← Straße + Hausnummer · bekannt`, then fixed values and meanings of texts. */
export function recipeLines(
  mapping: ImportMapping,
  header: readonly string[],
  matches: readonly FieldMatch[],
  words: Words,
): string[] {
  const labels = columnLabels(header);
  const line = (place: FieldPlace, source: FieldSource) => {
    const how = reasonOf(place, matches);
    const told = how === undefined ? '' : ` · ${words.t(`orderImport.how_${how}`)}`;
    return `  ${placeName(place, words.t)} ← ${printable(formatSource(source, labels, words.language))}${told}`;
  };
  const isTold = (name: string) => words.without?.has(name) !== true;
  const own = entriesOf(mapping.columns)
    .filter(([field]) => isTold(field))
    .map(([field, source]) => line({ place: 'own', field }, source));
  const fallback = entriesOf(mapping.fallback ?? {})
    .filter(([field]) => isTold(formatPlace({ place: 'fallback', field })))
    .map(([field, source]) => line({ place: 'fallback', field }, source));
  const items = (isTold('product_id') ? (mapping.items ?? []) : []).flatMap(
    ({ product_id, ...rest }, item) => {
      const product: FieldPlace = { place: 'item', item, field: 'product_id' };
      const others = ITEM_PLACES.flatMap((field) => {
        const source = field === 'product_id' ? undefined : rest[field];
        return source === undefined ? [] : [line({ place: 'item', item, field }, source)];
      });
      return isFixed(product_id)
        ? [`  ${placeName(product, words.t)} = ${printable(product_id.fixed)}`, ...others]
        : [line(product, product_id), ...others];
    },
  );
  const cancelling = (mapping.cancelled ?? []).map(({ column }) => labels[column] ?? '').join(', ');
  const cancelled =
    cancelling === '' ? [] : [`  ${words.t('cli.cancelledBy')} (cancelled) ← ${printable(cancelling)}`];
  return [...own, ...fallback, ...items, ...cancelled, ...saidLines(mapping, words.t, isTold)];
}

function saidLines(
  { constants = {}, values = {} }: ImportMapping,
  t: Translate,
  isTold: (name: string) => boolean,
): string[] {
  const fixed = Object.entries(constants)
    .filter(([field]) => isTold(field))
    .map(([field, value]) => `  ${fieldName(field as ImportField, t)} = ${printable(value)}`);
  const meanings = Object.entries(values).flatMap(([field, pairs]) =>
    Object.entries(pairs).map(
      ([text, meaning]) =>
        `  ${fieldName(field as ImportField, t)}: ${quoted(text, t)} = ${printable(meaning)}`,
    ),
  );
  return [...fixed, ...meanings];
}

/** Displayed name of a field, with the name that flags take. */
export function fieldName(field: ImportField, t: Translate): string {
  return `${t(`orderImport.field_${field}`)} (${field})`;
}

/** Displayed name of a field of a place, with the name that flags take. */
export function placeName(place: FieldPlace, t: Translate): string {
  return `${t(`orderImport.field_${place.field}`)} (${formatPlace(place)})`;
}

function reasonOf(place: FieldPlace, matches: readonly FieldMatch[]): FieldMatch['reason'] | undefined {
  const item = place.place === 'item' ? place.item : undefined;
  return matches.find(
    (match) =>
      match.place === place.place &&
      match.field === place.field &&
      (item === undefined || match.item === item),
  )?.reason;
}

function entriesOf<Field extends ImportField>(
  fields: Readonly<Partial<Record<Field, FieldSource>>>,
): [Field, FieldSource][] {
  return Object.entries(fields) as [Field, FieldSource][];
}
