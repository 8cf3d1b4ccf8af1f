import {
  allowedResources,
  createClient,
  merchantsList,
  orderErrorFilter,
  orderErrorsCreate,
  orderErrorsList,
  orderErrorsStats,
  orderErrorsUpdateStatus,
  ordersFind,
  settingsList,
  type HttpRequest,
  type HttpResponse,
  type NewOrderError,
  type OrderError,
} from '@kontor/portal-core';
import { orderToErp } from '@kontor/portal-core/erp';
import { DEMO_MERCHANTS } from './demo-data.js';
import type { FakePortal } from './fake-portal.js';
import { findInMemory } from './find-in-memory.js';
import { failureAnswer, jsonAnswer, readJson } from './http-answers.js';
import { aBlock, anOrder } from './order-data.js';

const STATUSES = ['offen', 'in Bearbeitung', 'Rückfrage an Händler', 'erledigt'];
const TYPES = ['Falscher Artikel', 'Falsche Menge', 'Artikel beschädigt', 'Sendung verloren', 'Sonstiges'];
const TEXTS = [
  'Es fehlten 2 Stück „Windlicht Treibholz groß“. Nachlieferung noch am selben Tag versandt.',
  'Kunde meldet: falsche Farbe erhalten (Friesennerz klassisch). Barcode am Lagerplatz C-14-02 war überklebt.',
  'Karton durchnässt, Ware unbrauchbar. Schadensmeldung bei DHL aufgegeben.',
  'Seit 6 Tagen kein Scan bei GLS. Nachforschungsantrag gestellt.',
];
const MERCHANTS = DEMO_MERCHANTS.slice(0, 2);

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** An error like a warehouse's, the same for the same number, with some parts changed. */
export function anOrderError(number: number, change: Partial<OrderError> = {}): OrderError {
  const month = String(11 - (Math.floor(number / 5) % 11)).padStart(2, '0');
  const merchant = pick(MERCHANTS, number);
  return {
    id: 500 - number,
    created_by_user_id: 3,
    creation_date: `2026-${month}-14T09:20:00.000Z`,
    error_date: `2026-${month}-13T08:15:00.000Z`,
    type: pick(TYPES, number),
    status: pick(STATUSES, number),
    description: pick(TEXTS, number),
    order_erp_id: 90_000 - (number % 7),
    order_external_id: `NW-2026-${48_213 - (number % 7)}`,
    merchant_erp_id: merchant.erp_merchant_id,
    merchant_name: merchant.merchant_name,
    ...change,
  };
}

export interface FakeOrderErrors {
  /** 48 unless told. */
  readonly errors?: readonly OrderError[];
  /** Answers this status to every call about errors. */
  readonly failWith?: number;
  /** Answers this status to writes. */
  readonly refuseWith?: number;
  /** A status is stored then. */
  readonly storing?: () => Promise<void>;
  /** What the account may; all of it unless told. */
  readonly resources?: readonly string[];
  /** Lists never get an answer. */
  readonly isSilent?: boolean;
}

/** A portal in memory that knows order errors. */
export function fakeOrderErrors(options: FakeOrderErrors = {}): FakePortal {
  const requests: HttpRequest[] = [];
  const errors = [...(options.errors ?? Array.from({ length: 48 }, (_, number) => anOrderError(number)))];
  const transport = async (request: HttpRequest): Promise<HttpResponse> => {
    requests.push(request);
    const [path = '', search = ''] = request.path.split('?');
    const query = Object.fromEntries(new URLSearchParams(search));
    if (path === `/api${settingsList.path}`) return jsonAnswer({ entries: SETTINGS, foundCount: 3 });
    if (path === `/api${merchantsList.path}`) return jsonAnswer({ entries: MERCHANTS, foundCount: 2 });
    if (path === `/api${allowedResources.path}`)
      return jsonAnswer(resourcesOf(options.resources ?? ['/orders', '/order-errors']));
    if (path === `/api${ordersFind.path}`) return jsonAnswer(findInMemory(ORDERS, await readJson(request)));
    if (options.isSilent) return new Promise(() => {});
    if (options.failWith !== undefined) return failureAnswer(options.failWith);
    if (path === `/api${orderErrorsStats.path}`)
      return jsonAnswer({ entries: monthsOf(found(errors, query)) });
    if (path === `/api${orderErrorsUpdateStatus.path}`) {
      await options.storing?.();
      return options.refuseWith
        ? failureAnswer(options.refuseWith)
        : jsonAnswer(changeStatus(errors, request));
    }
    if (request.method === orderErrorsCreate.method)
      return options.refuseWith ? failureAnswer(options.refuseWith) : jsonAnswer(record(errors, request));
    if (path === `/api${orderErrorsList.path}`) return jsonAnswer(pageOf(found(errors, query), query));
    return failureAnswer(404);
  };
  return { transport, client: createClient({ transport, token: () => 'a-token' }), requests };
}

const ORDERS = [0, 1, 2].map((number) =>
  orderToErp(
    anOrder(number, { id: 90_000 + number, externalOrderId: `NW-2026-${48_213 + number}` }),
    aBlock(number),
  ),
);

const resourcesOf = (codes: readonly string[]) => ({
  entries: codes.map((resource_code) => ({ acl_resource: { resource_code } })),
});

const SETTINGS = [
  ['order_error_statuses', STATUSES],
  ['order_error_types', TYPES],
  ['time_zone', 'Europe/Berlin'],
].map(([key, value]) => ({ key, value: JSON.stringify(value), group: 'order-errors', type: 'multi' }));

type Query = Readonly<Record<string, string>>;

function found(errors: readonly OrderError[], query: Query): OrderError[] {
  const parsed = orderErrorFilter.fromQuery({
    ...query,
    ...(query['merchant_erp_id'] && { merchant_erp_id: Number(query['merchant_erp_id']) }),
    ...(query['order_erp_id'] && { order_erp_id: Number(query['order_erp_id']) }),
  } as never);
  const filter = parsed.ok ? parsed.value : {};
  return errors.filter(
    (error) =>
      (!filter.status || error.status === filter.status) &&
      (!filter.type || error.type === filter.type) &&
      (!filter.dateFrom || error.error_date.slice(0, 10) >= filter.dateFrom) &&
      (!filter.dateTo || error.error_date.slice(0, 10) <= filter.dateTo) &&
      (!filter.merchantErpId || error.merchant_erp_id === filter.merchantErpId) &&
      (!filter.orderErpId || error.order_erp_id === filter.orderErpId),
  );
}

function pageOf(errors: readonly OrderError[], { sort = 'id', sortOrder, page = '1', limit = '20' }: Query) {
  const sign = sortOrder === 'ascend' ? 1 : -1;
  const key = (error: OrderError) => error[sort as 'status'];
  const sorted = errors.toSorted((a, b) => (key(a) < key(b) ? -sign : key(a) > key(b) ? sign : 0));
  const from = (Number(page) - 1) * Number(limit);
  return { entries: sorted.slice(from, from + Number(limit)), foundCount: errors.length };
}

function monthsOf(errors: readonly OrderError[]) {
  const counts = new Map<string, number>();
  for (const { error_date } of errors) {
    const month = error_date.slice(0, 7);
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  return [...counts].sort().map(([month, error_count]) => ({ month, error_count }));
}

function changeStatus(errors: OrderError[], request: HttpRequest): OrderError {
  const { id, status } = JSON.parse(String(request.body)) as { id: number; status: string };
  const index = errors.findIndex((error) => error.id === id);
  return (errors[index] = { ...(errors[index] as OrderError), status });
}

function record(errors: OrderError[], request: HttpRequest): OrderError {
  const body = JSON.parse(String(request.body)) as NewOrderError;
  const created = anOrderError(0, { ...body, id: 501 + errors.length });
  errors.unshift(created);
  return created;
}
