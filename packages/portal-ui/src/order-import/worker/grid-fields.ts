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

/** A field of the grid. Items that are side by side in a row have fields of their own. */
export interface GridField {
  /** Unique id: the field's name, with the suffix `-2` for the second item of a row. */
  readonly id: string;
  readonly field: ImportField;
  /** Index of the item among items side by side, from 0; null for all other fields. */
  readonly item: number | null;
  /** Id of the product whose quantity the field holds, if each product has a column of its own. */
  readonly product?: string;
  /** Source of the text; undefined for a fixed value. */
  readonly source: FieldSource | undefined;
  /** Source of the text in an order without an address of its own. */
  readonly fallback: FieldSource | undefined;
  /** Fixed text for every row; empty if there is a source. */
  readonly constant: string;
}

/** New text of a cell; columns count from 0. */
export interface CellText {
  readonly column: number;
  readonly value: string;
}

/** All fields the recipe fills, in the order of `IMPORT_FIELDS`; items side by side come one after the other. */
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

/** The field of an issue: the one with its name that reads the column (from 0); without a column the first with its name. */
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

/** The effective source: the other party's columns if the order has no address of its own. */
export function sourceInForce({ source, fallback }: GridField, isFallback: boolean): FieldSource | undefined {
  return isFallback && fallback !== undefined ? fallback : source;
}

/** The text of a row's field: that of its columns, joined. */
export function rawText(source: FieldSource | undefined, cells: readonly string[]): string {
  if (source === undefined) return '';
  if (!isJoined(source)) return cells[source] ?? '';
  const texts = source.columns.map((column) => cells[column] ?? '').filter((text) => text.trim() !== '');
  return texts.join(source.join ?? ' ');
}

/** The cell changes that write a text: all of it into the first column, the others blank, so that joining them gives the same text. */
export function writtenText(source: FieldSource | undefined, text: string): CellText[] {
  return columnsOfSource(source).map((column, place) => ({ column, value: place === 0 ? text : '' }));
}

/** Whether a text can be written without changing another field, since the later columns of a join are blanked. */
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
