import type { OrderPayload } from '@kontor/portal-core/orders';
import type { Issue } from '@kontor/portal-core/validation';
import {
  columnOfField,
  columnsOfSource,
  fieldOfPath,
  formatProductsAndQuantities,
  isFixed,
  isJoined,
  type FieldSource,
  type ImportField,
  type ItemSource,
  type RowIssue,
} from '@kontor/portal-core/order-import';
import type { StoredImport } from './order-import.store.js';

type Layout = Pick<StoredImport, 'header' | 'mapping'>;

/** The rows of a refused order as in the file, as far as the mapping shows, with the line of each. */
export interface SourceRows {
  readonly lines: readonly number[];
  readonly rows: readonly (readonly string[])[];
  /** True when they were rebuilt from the order, without further columns of the file. */
  readonly isRebuilt?: true;
}

/** The rows of a refused order: as the client sent them, else rebuilt from its payload, none without one. */
export function sourceOf(
  {
    lines,
    payload,
    source,
  }: {
    readonly lines: readonly number[];
    readonly payload: OrderPayload | null;
    readonly source: SourceRows['rows'] | null;
  },
  layout: Layout,
): SourceRows {
  if (source !== null) return { lines, rows: source };
  return payload === null ? { lines, rows: [] } : sourceRowsOf(payload, lines, layout);
}

/**
 * Rebuilds an order's rows in the columns of its file, as well as possible: a text joined from several columns goes whole into the first,
 * parts of one cell are joined again, and a text that the recipe translated stays translated.
 */
export function sourceRowsOf(payload: OrderPayload, lines: readonly number[], layout: Layout): SourceRows {
  const order = orderCells(payload);
  const rows = itemRows(payload, layout).map((write) => {
    const cells = layout.header.map(() => '');
    for (const [field, source] of Object.entries(layout.mapping.columns))
      put(cells, source, order[field as ImportField] ?? '');
    write(cells);
    return cells;
  });
  return { lines: rows.map((_, index) => lines[Math.min(index, lines.length - 1)]!), rows, isRebuilt: true };
}

type CellTexts = Partial<Record<ImportField, string | undefined>>;
/** Writes the items of one row into its cells. */
type WriteItems = (cells: string[]) => void;
type Item = OrderPayload['items'][number];

function itemRows({ items }: OrderPayload, { mapping }: Layout): WriteItems[] {
  const { mode, columns, items: slots = [] } = mapping;
  if (slots.length > 0) return sideBySide(items, slots);
  if (mode === 'comma')
    return [(cells) => put(cells, columns.product_id_and_quantity, formatProductsAndQuantities(items))];
  if (items.length === 0) return [() => {}];
  return items.map((item) => (cells: string[]) => {
    put(cells, columns.product_id, item.id);
    put(cells, columns.product_name, item.name ?? '');
    put(cells, columns.quantity, String(item.qty));
  });
}

/** The items of each row: as many as it has columns for side by side. A product with a column of its own goes there. */
function sideBySide(items: readonly Item[], slots: readonly ItemSource[]): WriteItems[] {
  const fixed = (slot: ItemSource) => (isFixed(slot.product_id) ? slot.product_id.fixed : null);
  const free = slots.filter((slot) => fixed(slot) === null);
  const placed = (item: Item) => slots.find((slot) => fixed(slot) === item.id);
  const rest = items.filter((item) => placed(item) === undefined);
  const writeOwn: WriteItems = (cells) => {
    for (const item of items) put(cells, placed(item)?.quantity, String(item.qty));
  };
  const rows: WriteItems[] = [];
  for (let at = 0; at < rest.length && free.length > 0; at += free.length)
    rows.push((cells) =>
      rest.slice(at, at + free.length).forEach((item, index) => writeSlot(cells, free[index]!, item)),
    );
  const [first = () => {}, ...others] = rows;
  return [
    (cells) => {
      first(cells);
      writeOwn(cells);
    },
    ...others,
  ];
}

function writeSlot(cells: string[], slot: ItemSource, item: Item): void {
  if (!isFixed(slot.product_id)) put(cells, slot.product_id, item.id);
  put(cells, slot.product_name, item.name ?? '');
  put(cells, slot.quantity, String(item.qty));
}

function put(cells: string[], source: FieldSource | undefined, text: string): void {
  const [column] = columnsOfSource(source);
  if (source === undefined || column === undefined || column >= cells.length || text === '') return;
  const there = cells[column] ?? '';
  cells[column] = isJoined(source) && there !== '' ? `${there} ${text}` : text;
}

function orderCells({ address, ...payload }: OrderPayload): CellTexts {
  return {
    external_order_id: payload.external_order_id,
    date: payload.date,
    salutation: address.salutation,
    email: address.email,
    company: address.company,
    first_address_line: address.name,
    second_address_line: address.second_name,
    pack_station: payload.pack_station,
    post_filiale: payload.post_filiale,
    post_number: payload.post_number,
    street: address.street,
    address_second_line: address.address_second_line,
    postal_code: address.postal_code,
    city: address.city,
    country: address.country_code,
  };
}

/** Turns issues of an order into issues of the cells from which it was read; those of an item in a cell of several name its product. */
export function rowIssuesOf(
  issues: readonly Issue[],
  source: SourceRows,
  { mapping, items }: Pick<Layout, 'mapping'> & { readonly items: OrderPayload['items'] },
): RowIssue[] {
  const oneRow = mapping.mode === 'comma' || (mapping.items ?? []).length > 0;
  return issues.map(({ path, code, params }) => {
    const { field, item } = fieldOfPath(path, mapping.mode);
    const product = oneRow && item !== null ? items[item]?.id : undefined;
    const row = oneRow ? 0 : Math.max(0, Math.min(item ?? 0, source.rows.length - 1));
    const column = field === null ? undefined : columnOfField(mapping, field);
    return {
      line: source.lines[row] ?? 0,
      column: column === undefined ? null : column + 1,
      field,
      value: column === undefined ? '' : (source.rows[row]?.[column] ?? ''),
      code,
      ...((params ?? product) !== undefined && {
        params: { ...params, ...(product !== undefined && { product }) },
      }),
    };
  });
}
