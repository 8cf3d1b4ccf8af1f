import { storedNumberKey } from '../../orders/index.js';
import { erpStatus, stepTo } from '../erp-status.js';
import type { StatusOf } from '../words/erp-vocabulary.js';
import type {
  ComparedDay,
  Comparison,
  Difference,
  DifferenceKind,
  OrderHere,
  OrderThere,
} from './comparison.types.js';

/** What both sides have of the orders of some days, in full. */
export interface BothSides {
  readonly here: readonly OrderHere[];
  readonly there: readonly OrderThere[];
  /** What the ERP's words of a status mean. */
  readonly statusOf?: StatusOf;
}

type Compared = Omit<Comparison, 'from' | 'to' | 'compared_at'>;

/** Most differences named. */
const NAMED = 1000;

/** Compares the orders of both sides: counts and sums by day and status, and record by record. Nothing is repaired. */
export function compareOrders({ here, there, statusOf = erpStatus }: BothSides): Compared {
  const matched = matchedOrders(here, there);
  const under_way = here.filter(({ isUnderWay }) => isUnderWay).length;
  const told = here.filter(({ isKnown, isUnderWay }) => isKnown && !isUnderWay);
  const differences = [
    ...here.flatMap((order) =>
      order.isUnderWay ? [] : differencesOf(order, matched.of.get(order.order_id) ?? [], statusOf),
    ),
    ...matched.strange.map((order) => missingHere(order)),
  ];
  return {
    orders_here: told.length,
    orders_there: there.length,
    under_way,
    untold: here.filter(({ isKnown, isUnderWay }) => !isKnown && !isUnderWay).length,
    days: daysOf(told, matched.of, statusOf),
    difference_count: differences.length,
    differences: differences.slice(0, NAMED),
    failure: '',
    looks_restored: differences.some(({ kind }) => kind === 'went_back' || kind === 'missing_there'),
  };
}

/** The ERP's records by Kontor's number of their order, and those of no order. */
function matchedOrders(here: readonly OrderHere[], there: readonly OrderThere[]) {
  const byId = new Map(here.map((order) => [order.order_id, order]));
  const byNumber = new Map<string, OrderHere>();
  // A live order goes before a cancelled one of the same number.
  for (const order of [...here].sort((one, other) => rank(one) - rank(other)))
    byNumber.set(numberKey(order.merchant_erp_id, order.external_order_id), order);
  const of = new Map<number, OrderThere[]>();
  const strange: OrderThere[] = [];
  for (const record of there) {
    const order =
      record.order_id == null
        ? byNumber.get(numberKey(record.merchant_erp_id ?? 0, record.external_order_id ?? ''))
        : byId.get(record.order_id);
    if (order === undefined) strange.push(record);
    else of.set(order.order_id, [...(of.get(order.order_id) ?? []), record]);
  }
  return { of, strange };
}

const rank = ({ status }: OrderHere): number => (status === 'storniert' || status === '' ? 0 : 1);
const numberKey = (merchant: number, number: string): string => `${merchant}\n${storedNumberKey(number)}`;

function differencesOf(order: OrderHere, records: readonly OrderThere[], statusOf: StatusOf): Difference[] {
  const { order_id, external_order_id, merchant_erp_id, day, status, pieces } = order;
  const differs = (kind: DifferenceKind, here: string, there: string): Difference => ({
    kind,
    order_id,
    external_order_id,
    merchant_erp_id,
    day,
    here,
    there,
  });
  const [first] = records;
  if (first === undefined)
    return order.isKnown && rank(order) > 0 ? [differs('missing_there', status, '')] : [];
  if (records.length > 1) return [differs('double', status, records.map((one) => one.status).join(', '))];
  const kind = statusKind(order, statusOf(first.status));
  return [
    ...(kind === null ? [] : [differs(kind, status, first.status)]),
    ...(first.pieces != null && first.pieces !== pieces
      ? [differs('pieces', String(pieces), String(first.pieces))]
      : []),
  ];
}

/** How a status there differs from that of the order; null where it does not, or says nothing. */
function statusKind({ status, reported }: OrderHere, said: ReturnType<StatusOf>): DifferenceKind | null {
  if (said === 'none') return null;
  if (said === null) return 'status';
  if (said === status) return null;
  const before = { status: reported, holds: false };
  if (reported !== null && reported !== said && stepTo(reported, said, before) === 'behind')
    return 'went_back';
  const step = stepTo(status, said, before);
  if (step === 'move') return 'behind_here';
  return step === 'behind' || stepTo(said, status, before) === 'move' ? 'behind_there' : 'status';
}

const missingHere = ({ order_id, external_order_id, merchant_erp_id, status }: OrderThere): Difference => ({
  kind: 'missing_here',
  order_id: order_id ?? null,
  external_order_id: external_order_id ?? '',
  merchant_erp_id: merchant_erp_id ?? null,
  day: '',
  here: '',
  there: status,
});

/** Counts and sums by day and status where both sides differ; a record counts on the day of its order. */
function daysOf(
  told: readonly OrderHere[],
  of: ReadonlyMap<number, readonly OrderThere[]>,
  statusOf: StatusOf,
): readonly ComparedDay[] {
  const days = new Map<string, ComparedDay>();
  const add = (day: string, status: string, more: Partial<ComparedDay>) => {
    const key = `${day}\n${status}`;
    const known = days.get(key) ?? { day, status, ...NOBODY };
    days.set(key, {
      ...known,
      orders_here: known.orders_here + (more.orders_here ?? 0),
      orders_there: known.orders_there + (more.orders_there ?? 0),
      pieces_here: known.pieces_here + (more.pieces_here ?? 0),
      pieces_there: known.pieces_there + (more.pieces_there ?? 0),
    });
  };
  for (const { order_id, day, status, pieces } of told) {
    add(day, status, { orders_here: 1, pieces_here: pieces });
    for (const record of of.get(order_id) ?? []) {
      const said = statusOf(record.status);
      const there = said === 'none' ? status : (said ?? record.status);
      add(day, there, { orders_there: 1, pieces_there: record.pieces ?? pieces });
    }
  }
  return [...days.values()]
    .filter((one) => one.orders_here !== one.orders_there || one.pieces_here !== one.pieces_there)
    .sort((one, other) => `${one.day} ${one.status}`.localeCompare(`${other.day} ${other.status}`));
}

const NOBODY = { orders_here: 0, orders_there: 0, pieces_here: 0, pieces_there: 0 };
