import type { Translate } from '@kontor/portal-core/i18n';
import type { ImportField } from '@kontor/portal-core/order-import';
import type { GridField } from '../worker/grid-fields.js';

/**
 * The fields from left to right, the most important first: width in px, minimum width where there is little room, share
 * of the remaining width. `stays` fields are never removed for lack of room; `below` fields are shown in another
 * field's cell while they are valid; `under` fields have their cell under another field's where there is no room beside
 * it.
 */
const LAYOUT: readonly FieldLayout[] = [
  { field: 'external_order_id', width: 112, least: 104, grow: 1, stays: true },
  { field: 'first_address_line', width: 136, least: 108, grow: 2, stays: true },
  { field: 'street', width: 136, least: 108, grow: 2, stays: true },
  { field: 'postal_code', width: 76, grow: 0, stays: true, under: 'street' },
  { field: 'city', width: 104, least: 88, grow: 1, stays: true, under: 'postal_code' },
  { field: 'country', width: 98, grow: 0, stays: true, under: 'city' },
  { field: 'product_id', width: 108, least: 92, grow: 1, stays: true },
  { field: 'quantity', width: 72, grow: 0, stays: true, under: 'product_id' },
  { field: 'product_id_and_quantity', width: 168, grow: 2, stays: true },
  { field: 'date', width: 108, grow: 0, stays: true, under: 'external_order_id' },
  { field: 'salutation', width: 84, grow: 0, under: 'first_address_line' },
  {
    field: 'company',
    width: 150,
    least: 120,
    grow: 1,
    below: 'first_address_line',
    under: 'first_address_line',
  },
  {
    field: 'second_address_line',
    width: 120,
    least: 108,
    grow: 1,
    below: 'first_address_line',
    under: 'first_address_line',
  },
  { field: 'address_second_line', width: 128, least: 108, grow: 1, below: 'street', under: 'street' },
  { field: 'pack_station', width: 104, grow: 0, below: 'street', under: 'street' },
  { field: 'post_filiale', width: 104, grow: 0, below: 'street', under: 'street' },
  { field: 'post_number', width: 112, grow: 0, below: 'street', under: 'street' },
  { field: 'email', width: 180, least: 128, grow: 1, under: 'first_address_line' },
  { field: 'product_name', width: 150, least: 116, grow: 1, under: 'product_id' },
];
export interface FieldLayout {
  readonly field: ImportField;
  readonly width: number;
  readonly least?: number;
  readonly grow: number;
  readonly stays?: true;
  readonly below?: ImportField;
  readonly under?: ImportField;
}

/** Which fields get a column. */
export interface FieldChoice {
  /** Ids of the fields with faults. They get a column with room for the message. */
  readonly wrong: ReadonlySet<string>;
  /** Whether every field has a column of its own. */
  readonly isWide: boolean;
}

/** A field with a column. */
export interface PlacedField {
  readonly field: GridField;
  readonly layout: FieldLayout;
  /** Fields shown below its text. */
  readonly below: readonly GridField[];
}

/** The fields with a column; those of items side by side come item by item. */
export function placedFields(fields: readonly GridField[], { wrong, isWide }: FieldChoice): PlacedField[] {
  const has = (field: ImportField | undefined) => fields.some((one) => one.field === field);
  const isBelow = ({ id }: GridField, { below }: FieldLayout) =>
    !isWide && below !== undefined && has(below) && !wrong.has(id);
  const at = ({ field, item }: GridField) =>
    LAYOUT.findIndex((layout) => layout.field === field) + (item ?? 0) * 0.001;
  const all = fields.flatMap((field) => {
    const layout = LAYOUT.find((one) => one.field === field.field);
    return layout === undefined ? [] : [{ field, layout }];
  });
  return all
    .filter(({ field, layout }) => !isBelow(field, layout))
    .sort((a, b) => at(a.field) - at(b.field))
    .map(({ field, layout }) => {
      const below = all.filter((one) => one.layout.below === field.field && isBelow(one.field, one.layout));
      return { field, layout, below: below.map((one) => one.field) };
    });
}

/**
 * Id of the field whose column the given field is placed under if there is no room beside it; for items side by side,
 * their own product's field.
 */
export function fieldUnder(
  { id, field, item }: GridField,
  { under }: FieldLayout,
  fields: readonly GridField[],
): string | undefined {
  const among = (other: ImportField, of: number | null) =>
    fields.find((one) => one.field === other && one.item === of && one.id !== id)?.id;
  const ofOrder = under === undefined ? undefined : (among(under, item) ?? among(under, null));
  return ofOrder ?? (item === null || item === 0 ? undefined : among(field, 0));
}

/**
 * Header of a field's column. From the second item of a row on it has the item's number; for a product with a column of
 * its own it is the product's number.
 */
export function headOf({ field, item, product }: GridField, translate: Translate): string {
  if (field === 'quantity' && product !== undefined) return product;
  const head = translate(`orderImport.columnHead_${field}`);
  return item === null || item === 0
    ? head
    : translate('orderImport.columnHeadItem', { field: head, item: item + 1 });
}
