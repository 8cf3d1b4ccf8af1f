import type { Issue, OrderPayload } from '@kontor/portal-core';
import {
  fieldOfPath,
  formatProductsAndQuantities,
  type ImportField,
  type RowIssue,
} from '@kontor/portal-core/order-import';
import type { StoredImport } from './order-import.store.js';

type Layout = Pick<StoredImport, 'header' | 'mapping'>;

/** A refused order's rows as they stood in the file, as far as the mapping tells, with the line of each. */
export interface SourceRows {
  readonly lines: readonly number[];
  readonly rows: readonly (readonly string[])[];
}

/** Writes an order back into the columns it came from. */
export function sourceRowsOf(payload: OrderPayload, lines: readonly number[], layout: Layout): SourceRows {
  const order = orderCells(payload);
  const items =
    layout.mapping.mode === 'comma'
      ? [{ product_id_and_quantity: formatProductsAndQuantities(payload.items) }]
      : payload.items.map(({ id, name, qty }) => ({
          product_id: id,
          product_name: name,
          quantity: String(qty),
        }));
  const rows = (items.length > 0 ? items : [{}]).map((item) => toCells({ ...order, ...item }, layout));
  return { lines: rows.map((_, index) => lines[Math.min(index, lines.length - 1)]!), rows };
}

type CellTexts = Partial<Record<ImportField, string | undefined>>;

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

function toCells(texts: CellTexts, { header, mapping }: Layout): string[] {
  const cells = header.map(() => '');
  for (const [field, column] of Object.entries(mapping.columns))
    if (column < cells.length) cells[column] = texts[field as ImportField] ?? '';
  return cells;
}

/** Issues of an order as issues of the cells it was read from. */
export function rowIssuesOf(issues: readonly Issue[], source: SourceRows, { mapping }: Layout): RowIssue[] {
  return issues.map(({ path, code, params }) => {
    const { field, item } = fieldOfPath(path, mapping.mode);
    const row = mapping.mode === 'comma' ? 0 : Math.min(item ?? 0, source.rows.length - 1);
    const column = field === null ? undefined : mapping.columns[field];
    return {
      line: source.lines[row] ?? 0,
      column: column === undefined ? null : column + 1,
      field,
      value: column === undefined ? '' : (source.rows[row]?.[column] ?? ''),
      code,
      ...(params && { params }),
    };
  });
}
