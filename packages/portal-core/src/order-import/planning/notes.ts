import type { NewOrder } from '../../orders/index.js';
import { isRejected, type AcceptedOrder } from '../checking/orders/checked-order.js';
import type { Reading } from '../order-import.types.js';
import { ownText } from '../reading/bytes/own-text.js';
import { ownHeader } from '../reading/rows/added-columns.js';
import { isElsewhere } from '../checking/rules/town-region.js';
import { columnLabels } from '../recipe/column-labels.js';
import { usedColumns } from '../recipe/field-source.js';
import { namesWishes } from '../understanding/not-to-send/order-changes.js';
import { holdsRemarks } from '../understanding/not-to-send/text-columns.js';
import { hasMeaning, readColumn } from '../understanding/columns/column.js';
import type { PlannedOrder } from './plan.js';

/**
 * What a person should know of orders that will be stored: remarks that are stored nowhere, streets without a number, states that no label
 * would show, towns that have other post codes, equal rows whose quantities were added, rows of quantity 0 and of postage or discounts, which were left out, and products that the file names by their
 * EAN or name.
 */
export const FILE_NOTES = [
  'remarks',
  'comments',
  'noHouseNumber',
  'noState',
  'townElsewhere',
  'equalRows',
  'zeroRows',
  'chargeRows',
  'productEans',
  'productNames',
] as const;

/** A note about some orders of the file. It stops nothing. */
export interface FileNote {
  readonly kind: (typeof FILE_NOTES)[number];
  /** Number of orders it is about. */
  readonly orders: number;
  /** Labels of the columns with the texts; empty for a field of the order. */
  readonly columns: readonly string[];
  /** The first of these orders, at most `SHOWN`, with their texts. */
  readonly first: readonly NotedOrder[];
}
interface NotedOrder {
  readonly external_order_id: string;
  /** Line on which its first row begins. */
  readonly line: number;
  readonly text: string;
}

/** Collects the notes of a file from its planned orders. */
export interface NoteTaker {
  add(planned: PlannedOrder): void;
  /** The notes so far; none without orders they would be about. */
  notes(): readonly FileNote[];
}

/** Orders shown with a note, and most characters of their texts. */
const [SHOWN, LONGEST] = [5, 120];

export function createNoteTaker({
  mapping,
  header,
  dialect,
}: Pick<Reading, 'mapping' | 'header'> & Partial<Reading>): NoteTaker {
  const comments = new Map(dialect?.comments?.map(({ line, text }) => [line, text]));
  const used = usedColumns(mapping);
  const labels = columnLabels(header);
  const remarks = ownHeader(header).flatMap((name, at) =>
    !used.has(at) && (holdsRemarks(name) || namesWishes(name)) ? [at] : [],
  );
  const states = stateColumns(header, used);
  const filled = new Set<number>();
  const found = noneYet();
  const note = (kind: FileNote['kind'], order: AcceptedOrder, text: string) => {
    const about = found[kind];
    about.orders += 1;
    if (about.first.length >= SHOWN) return;
    const external_order_id = ownText(order.order.external_order_id);
    about.first.push({ external_order_id, line: order.lines[0] ?? 0, text: ownText(text.slice(0, LONGEST)) });
  };
  return {
    add({ outcome, order, named = [] }) {
      if (outcome !== 'create' || isRejected(order)) return;
      const remark = remarks.length === 0 ? '' : remarkOf(order.source ?? [], remarks, filled);
      const commented = comments.size === 0 ? undefined : order.lines.find((line) => comments.has(line));
      if (commented !== undefined) note('comments', order, comments.get(commented) ?? '');
      if (remark !== '') note('remarks', order, remark);
      // A checked order is normalised.
      const { address } = order.order as NewOrder;
      const { street, address_second_line, postal_code, city, country_code } = address;
      if (states.length > 0 && WITH_STATES.has(country_code)) {
        const state = (order.source?.[0]?.[states[0] ?? 0] ?? '').trim();
        if (state !== '' && !namesState(`${city} ${address_second_line}`, state))
          note('noState', order, `${city}, ${state}`);
      }
      if (isElsewhere(address)) note('townElsewhere', order, `${postal_code} ${city}`);
      if (street !== '' && !endsWithDigit(street) && !DIGIT.test(street) && !DIGIT.test(address_second_line))
        note('noHouseNumber', order, street);
      if (order.zeroLines !== undefined) note('zeroRows', order, order.zeroLines.join(', '));
      if (order.chargeLines !== undefined) note('chargeRows', order, order.chargeLines.join(', '));
      for (const [by, kind] of NAMED_BY) {
        const own = named.filter((product) => product.by === by);
        if (own.length > 0) note(kind, order, own.map(({ said, id }) => `${said} = ${id}`).join(', '));
      }
      const lines = mapping.mode === 'comma' ? null : equalLines(order);
      if (lines !== null) note('equalRows', order, lines.join(' = '));
    },
    notes: () =>
      FILE_NOTES.flatMap((kind) => {
        const { orders, first } = found[kind];
        const columns =
          kind === 'remarks' ? remarks.filter((at) => filled.has(at)) : kind === 'noState' ? states : [];
        return orders === 0
          ? []
          : [{ kind, orders, columns: columns.map((at) => labels[at] ?? ''), first: [...first] }];
      }),
  };
}

/** What was found of each kind. */
type Found = Record<FileNote['kind'], { orders: number; readonly first: NotedOrder[] }>;

const noneYet = (): Found => ({
  remarks: { orders: 0, first: [] },
  comments: { orders: 0, first: [] },
  noHouseNumber: { orders: 0, first: [] },
  noState: { orders: 0, first: [] },
  townElsewhere: { orders: 0, first: [] },
  equalRows: { orders: 0, first: [] },
  zeroRows: { orders: 0, first: [] },
  chargeRows: { orders: 0, first: [] },
  productEans: { orders: 0, first: [] },
  productNames: { orders: 0, first: [] },
});

const NAMED_BY = [
  ['ean', 'productEans'],
  ['name', 'productNames'],
] as const;

/** Countries whose addresses have their state behind the town. */
const WITH_STATES: ReadonlySet<string> = new Set(['US', 'CA', 'AU']);

/** The unused column with the state of the delivery, as a list of at most one. */
function stateColumns(header: readonly string[], used: ReadonlySet<number>): number[] {
  const states = header
    .map((name, index) => readColumn(name, index, []))
    .filter((column) => !used.has(column.index) && column.reading === null && hasMeaning(column, 'state'));
  const best =
    states.find(({ party }) => party === 'delivery') ?? states.find(({ party }) => party === 'none');
  return best === undefined ? [] : [best.index];
}

const namesState = (place: string, state: string): boolean =>
  ` ${place.toLowerCase().replaceAll(/[\s,.]+/g, ' ')} `.includes(` ${state.toLowerCase()} `);

const DIGIT = /\d/;
const TELLING = /\p{L}|\d{2}/u;

/** A quick test that is enough for most remarks. */
function beginsWithLetter(text: string): boolean {
  const first = text.charAt(0).toLowerCase();
  return first >= 'a' && first <= 'z';
}

/** A quick test that is enough for most streets. */
function endsWithDigit(text: string): boolean {
  const last = text.charAt(text.length - 1);
  return last >= '0' && last <= '9';
}

/** The lines of two rows of an order that are equal in every cell, so that quantities of a product were added; null without any. */
function equalLines({ order, source, lines }: AcceptedOrder): readonly [number, number] | null {
  if (source.length < 2 || (order as NewOrder).items.length >= source.length) return null;
  const seen = new Map<string, number>();
  for (const [row, cells] of source.entries()) {
    const text = cells.join('\n');
    const earlier = seen.get(text);
    if (earlier !== undefined) return [lines[earlier] ?? 0, lines[row] ?? 0];
    seen.set(text, row);
  }
  return null;
}

/** The first remark in the rows of an order; empty without one. The columns that hold one are added to `filled`. */
function remarkOf(
  rows: readonly (readonly string[])[],
  columns: readonly number[],
  filled: Set<number>,
): string {
  let first = '';
  for (const cells of rows)
    for (const column of columns) {
      const text = cells[column] ?? '';
      if (text === '' || (!beginsWithLetter(text) && !TELLING.test(text))) continue;
      filled.add(column);
      if (first === '') first = text.trim();
      if (filled.size === columns.length) return first;
    }
  return first;
}
