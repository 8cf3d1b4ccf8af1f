import { ADDRESS_FIELDS, type FieldSource, type ImportMapping } from '../../order-import.types.js';
import { takePart } from '../../recipe/cell-parts.js';
import { columnsOfSource, isJoined } from '../../recipe/field-source.js';

type Rows = readonly (readonly string[])[];

/**
 * Whether every order of the sample rows has a value in an address field: in one of its own rows, or in the other party's address if it has
 * no address of its own. True without samples.
 */
export function isFilledInEveryOrder(
  { columns, fallback = {} }: ImportMapping,
  field: (typeof ADDRESS_FIELDS)[number],
  samples: Rows,
): boolean {
  // A country alone is no address.
  const own = ADDRESS_FIELDS.filter((one) => one !== 'country').map((one) => columns[one]);
  return ordersOf(samples, columns.external_order_id).every((rows) => {
    const hasOwn = own.some((source) => isFilled(rows, source));
    return isFilled(rows, hasOwn ? columns[field] : (fallback[field] ?? columns[field]));
  });
}

/** Rows by order number; a blank number continues the order above. */
function ordersOf(samples: Rows, source: FieldSource | undefined): Rows[] {
  const orders = new Map<string, (readonly string[])[]>();
  let current = '';
  for (const cells of samples) {
    const id = columnsOfSource(source)
      .map((column) => cells[column]?.trim() ?? '')
      .join(' ')
      .trim();
    if (id !== '') current = id;
    orders.set(current, [...(orders.get(current) ?? []), cells]);
  }
  return [...orders.values()];
}

function isFilled(rows: Rows, source: FieldSource | undefined): boolean {
  const columns = columnsOfSource(source);
  const part = source !== undefined && isJoined(source) ? source.part : undefined;
  const isText = (text: string) => text !== '' && (part === undefined || takePart(text, part) !== '');
  return rows.some((cells) => columns.some((column) => isText(cells[column]?.trim() ?? '')));
}
