import type {
  FieldSource,
  ImportField,
  ImportMapping,
  ItemSource,
  JoinedColumns,
} from '../order-import.types.js';

/** Whether a source joins several columns or takes a part of a text. */
export function isJoined<Column extends number | string>(
  source: FieldSource<Column>,
): source is JoinedColumns<Column> {
  return typeof source === 'object';
}

/** The columns that a source reads, in order; empty without a source. */
export function columnsOfSource<Column extends number | string>(
  source: FieldSource<Column> | undefined,
): readonly Column[] {
  if (source === undefined) return [];
  return isJoined(source) ? source.columns : [source];
}

/** The column at which an issue of a field is reported: the first that feeds it. Undefined without one. */
export function columnOfField(
  mapping: Pick<ImportMapping, 'columns' | 'items'>,
  field: ImportField,
): number | undefined {
  return (
    columnsOfSource(mapping.columns[field])[0] ?? columnsOfSource(itemSource(mapping.items?.[0], field))[0]
  );
}

/** The source of an item's field; undefined for other fields, and for a product that is fixed for the whole file. */
export function itemSource<Column extends number | string>(
  item: ItemSource<Column> | undefined,
  field: ImportField,
): FieldSource<Column> | undefined {
  if (item === undefined) return undefined;
  if (field === 'product_id') return isFixed(item.product_id) ? undefined : item.product_id;
  if (field === 'product_name') return item.product_name;
  return field === 'quantity' ? item.quantity : undefined;
}

/** Whether an item's product is the same in every row. */
export function isFixed<Column extends number | string>(
  source: ItemSource<Column>['product_id'],
): source is { readonly fixed: string } {
  return typeof source === 'object' && 'fixed' in source;
}

/** Every column that a recipe reads. */
export function usedColumns<Column extends number | string>(
  mapping: ImportMapping<Column>,
): ReadonlySet<Column> {
  const used = new Set<Column>();
  const take = (source: FieldSource<Column> | undefined) => {
    for (const column of columnsOfSource(source)) used.add(column);
  };
  for (const source of Object.values(mapping.columns)) take(source);
  for (const source of Object.values(mapping.fallback ?? {})) take(source);
  for (const item of mapping.items ?? [])
    for (const field of ['product_id', 'product_name', 'quantity'] as const) take(itemSource(item, field));
  for (const { column } of mapping.cancelled ?? []) used.add(column);
  return used;
}
