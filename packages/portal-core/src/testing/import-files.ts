import type {
  CheckedOrder,
  CheckSourceOptions,
  Dialect,
  ImportField,
  ImportMapping,
  LateLines,
} from '../order-import/index.js';
import { checkSource, findLateLines, isRejected } from '../order-import/index.js';
import { aSource, createDecoder } from './import-bytes.js';

export { aSource, createDecoder };

export const aDialect = (changes: Partial<Dialect> = {}): Dialect => ({
  encoding: 'utf-8',
  delimiter: ';',
  hasHeader: true,
  dateOrder: 'dmy',
  ...changes,
});

const GOOD_ROW: Partial<Record<ImportField, string>> = {
  external_order_id: 'B-1',
  date: '13.11.2026',
  salutation: 'Frau',
  email: 'ada@example.de',
  company: '',
  first_address_line: 'Ada Weiß',
  second_address_line: '',
  pack_station: '',
  post_filiale: '',
  post_number: '',
  street: 'Gartenweg 7',
  address_second_line: '',
  postal_code: '50667',
  city: 'Köln',
  country: 'DE',
  product_id: 'ART-1',
  product_name: 'Becher',
  quantity: '2',
};
const GOOD_COMMA_ROW = { ...GOOD_ROW, product_id_and_quantity: 'ART-1:2' };

/** A file of valid rows except for the given changes, with a mapping of its columns. */
export function aFile(
  rows: readonly Partial<Record<ImportField, string>>[],
  mode: ImportMapping['mode'] = 'new-line',
): { text: string; header: string[]; mapping: ImportMapping } {
  const { product_id: _i, product_name: _n, quantity: _q, ...comma } = GOOD_COMMA_ROW;
  const good = mode === 'comma' ? comma : GOOD_ROW;
  const header = Object.keys(good) as ImportField[];
  const lines = rows.map((row) =>
    header.map((field) => quoted(row[field] ?? good[field as 'date'] ?? '')).join(';'),
  );
  const columns = Object.fromEntries(header.map((field, column) => [field, column]));
  return { text: [header.join(';'), ...lines].join('\r\n'), header, mapping: { mode, columns } };
}

function quoted(cell: string): string {
  return /[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Checks a file as the CLI does. */
export async function checked(
  { text, header, mapping }: ReturnType<typeof aFile>,
  dialect: Partial<Dialect> = {},
  pieceBytes?: number,
): Promise<CheckedOrder[]> {
  const options = { createDecoder, dialect: aDialect(dialect), mapping, header };
  const orders: CheckedOrder[] = [];
  for await (const batch of checkSource(aSource(text, pieceBytes), options)) orders.push(...batch);
  return orders;
}

/** A file with an order in each row `B-1|ART-1|2`: its number, product and quantity, and the texts of further columns. */
export function aFileOf(rows: readonly string[], { more = [] as readonly string[] } = {}) {
  const cells = rows.map((row) => row.split('|'));
  const file = aFile(
    cells.map(([external_order_id = '', product_id = '', quantity = '']) => ({
      external_order_id,
      product_id,
      quantity,
    })),
  );
  const lines = file.text.split('\r\n');
  const text = lines.map((line, at) =>
    [line, ...(at === 0 ? more : (cells[at - 1] ?? []).slice(3))].join(';'),
  );
  return { ...file, text: text.join('\r\n'), header: [...file.header, ...more] };
}

/**
 * The orders of a file that stay out, with line and code. It is read as every door does: the wizard looks through the file before it checks
 * it, the command line checks it again with what it found.
 */
export async function heldOf(
  { text, header, mapping }: ReturnType<typeof aFile>,
  values: ImportMapping['values'] = {},
  changes: Partial<Dialect> = {},
): Promise<readonly string[]> {
  const options = { createDecoder, dialect: aDialect(changes), header, mapping: { ...mapping, values } };
  let found: LateLines | undefined;
  const first = await heldBy(text, { ...options, onLateLines: (orders) => (found = orders) });
  const again = found === undefined ? first : await heldBy(text, { ...options, lateLines: found });
  const lateLines = await findLateLines(aSource(text), options);
  const held = await heldBy(text, { ...options, lateLines });
  return held.join() === again.join() ? held : [`${held.join(', ')} but ${again.join(', ')}`];
}

async function heldBy(text: string, options: CheckSourceOptions): Promise<string[]> {
  const held: string[] = [];
  for await (const batch of checkSource(aSource(text), options))
    for (const order of batch)
      if (isRejected(order))
        held.push(...order.issues.map(({ line, code }) => `${order.external_order_id} ${line} ${code}`));
  return held;
}
