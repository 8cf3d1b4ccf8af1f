import {
  columnsOfSource,
  fieldsOfMode,
  IMPORT_FIELDS,
  isFixed,
  isJoined,
  itemSource,
  type AddressField,
  type FieldSource,
  type ImportField,
  type ImportMapping,
} from '@kontor/portal-core/order-import';

/** A field as the grid shows it: an item that stands beside others in its row has fields of its own. */
export interface GridField {
  /** Names it among the others: the field, with `-2` behind it for the second item of a row. */
  readonly id: string;
  readonly field: ImportField;
  /** Which of the items side by side, from 0; null for all other fields. */
  readonly item: number | null;
  /** The product whose quantity it is, where each product has a column of its own. */
  readonly product?: string;
  /** Where its text comes from; undefined for a fixed value. */
  readonly source: FieldSource | undefined;
  /** Where it comes from in an order whose own address is blank. */
  readonly fallback: FieldSource | undefined;
  /** The same text in every row; empty with a source. */
  readonly constant: string;
}

/** A cell's new text; the column counts from 0. */
export interface CellText {
  readonly column: number;
  readonly value: string;
}

/** Every field the recipe feeds, in the order of `IMPORT_FIELDS`; items side by side one after the other. */
export function gridFields(mapping: ImportMapping): readonly GridField[] {
  const known = fieldsOfMode(mapping.mode);
  const own = IMPORT_FIELDS.filter((field) => known.includes(field)).flatMap((field) => {
    const [source, constant] = [mapping.columns[field], mapping.constants?.[field] ?? ''];
    const fallback = mapping.fallback?.[field as AddressField];
    if (source === undefined && fallback === undefined && constant === '') return [];
    return [{ id: field, field, item: null, source, fallback, constant }];
  });
  return [...own, ...itemFields(mapping)];
}

function itemFields({ items = [] }: ImportMapping): GridField[] {
  return items.flatMap((item, index) =>
    (['product_id', 'product_name', 'quantity'] as const).flatMap((field) => {
      const source = itemSource(item, field);
      if (source === undefined) return [];
      const id = index === 0 ? field : `${field}-${index + 1}`;
      const product = isFixed(item.product_id) ? { product: item.product_id.fixed } : {};
      return [{ id, field, item: index, ...product, source, fallback: undefined, constant: '' }];
    }),
  );
}

/** The field an issue is about: the one of that name that reads the column (from 0); without a column the first of that name. */
export function fieldAt(
  fields: readonly GridField[],
  field: ImportField | null,
  column: number | null,
): GridField | undefined {
  const named = fields.filter((one) => one.field === field);
  if (column === null) return named[0];
  return named.find((one) => reads(one.source, column) || reads(one.fallback, column));
}

function reads(source: FieldSource | undefined, column: number): boolean {
  return columnsOfSource(source).includes(column);
}

/** The columns in force: the other party's where the order has no address of its own. */
export function sourceInForce({ source, fallback }: GridField, isFallback: boolean): FieldSource | undefined {
  return isFallback && fallback !== undefined ? fallback : source;
}

/** What a row says there: the text of its columns, joined. */
export function rawText(source: FieldSource | undefined, cells: readonly string[]): string {
  if (source === undefined) return '';
  if (!isJoined(source)) return cells[source] ?? '';
  const texts = source.columns.map((column) => cells[column] ?? '').filter((text) => text.trim() !== '');
  return texts.join(source.join ?? ' ');
}

/** What writes a text: all of it into the first column, the others blank, so that joined again it says the same. */
export function writtenText(source: FieldSource | undefined, text: string): CellText[] {
  return columnsOfSource(source).map((column, place) => ({ column, value: place === 0 ? text : '' }));
}

/** Whether a text can be written there without changing another field: later columns of a join are blanked by it. */
export function isWritable(source: FieldSource | undefined, mapping: ImportMapping): boolean {
  const [first, ...others] = columnsOfSource(source);
  if (first === undefined) return false;
  return others.every((column) => timesRead(mapping, column) === 1);
}

function timesRead({ columns, fallback = {}, items = [] }: ImportMapping, column: number): number {
  const ofItems = items.flatMap((item) =>
    (['product_id', 'product_name', 'quantity'] as const).map((field) => itemSource(item, field)),
  );
  const all = [...Object.values(columns), ...Object.values(fallback), ...ofItems];
  return all.filter((source) => reads(source, column)).length;
}
