import {
  allowedResources,
  createClient,
  currentUser,
  deliveriesCreate,
  deliveriesList,
  deliveriesStatus,
  deliveryComments,
  deliveryFilter,
  merchantsList,
  settingsList,
  statusChangeMeta,
  warehousesList,
  type Booking,
  type Delivery,
  type DeliveryChange,
  type DeliveryStatus,
  type DeliveryStatusChange,
  type HttpRequest,
  type HttpResponse,
  type ResourceCode,
} from '@kontor/portal-core';
import type { ErpInboundRow } from '@kontor/portal-core/erp';
import { DEMO_MERCHANTS } from './demo-data.js';
import { anInbound, inboundLines, linesBooked } from './fake-inbound.js';
import type { FakePortal } from './fake-portal.js';
import { failureAnswer, jsonAnswer, problemAnswer } from './http-answers.js';

const STATUSES: readonly DeliveryStatus[] = [
  'OPEN',
  'UNDER_REVIEW',
  'ACCEPTED',
  'DONE',
  'DECLINED',
  'OBSOLETE',
];
const MERCHANTS = DEMO_MERCHANTS.slice(0, 2);

/** A delivery like a German shop's, the same for the same number, with some parts changed. */
export function aDelivery(number: number, change: Partial<Delivery> = {}): Delivery {
  const day = String(1 + (number % 27)).padStart(2, '0');
  const status = STATUSES[number % STATUSES.length] ?? 'OPEN';
  const merchant = MERCHANTS[number % 2];
  return {
    id: 100 - number,
    creation_date: `2026-11-${day}T08:15:00.000Z`,
    status,
    products: JSON.stringify([
      { id: 'NW1080', name: 'Windlicht Treibholz groß', qty: 20 + number },
      { id: 'NW1094', name: 'Gezeitenuhr weiß 15 cm', qty: 6 },
    ]),
    merchant_id: merchant?.id ?? 2,
    user: { merchant: { merchant_name: merchant?.merchant_name ?? '' } },
    erp_shop_code: 'NORDWIND-SHOP',
    delivery_datetime: `2026-12-${day}T07:30:00.000Z`,
    document_file: '7d0d9bdf.pdf',
    contact: 'Hinnerk Boysen',
    phone_number: '+49 40 5550123',
    tracking_number: 'SP004711',
    warehouse: 'Hamburg',
    note: 'Zwei Paletten, bitte mit Hubwagen.',
    carrier: 'Hansen Spedition',
    intendo_id: status === 'ACCEPTED' || status === 'DONE' ? 70_000 + number : null,
    modId: '0',
    ...change,
  };
}

export interface FakeDeliveries {
  /** 12 unless told. */
  readonly deliveries?: readonly Delivery[];
  /** Booked units of the two lines of every inbound order; nothing unless told. */
  readonly booked?: readonly number[];
  /** A merchant's unless told. */
  readonly resources?: readonly ResourceCode[];
  /** Answers this status to every call about deliveries. */
  readonly failWith?: number;
  /** Answers this status to writes. */
  readonly refuseWith?: number;
  /** So many times the ERP does not answer what is booked. */
  readonly silentErp?: number;
  /** So many times the warehouses do not come. */
  readonly lostWarehouses?: number;
  /** What someone else changes of every delivery before the first change or booking arrives. */
  readonly meanwhile?: Partial<Delivery>;
  /** What someone else books of the two lines before the first change or booking arrives. */
  readonly bookedMeanwhile?: readonly number[];
  /** Deliveries never come. */
  readonly isSilent?: boolean;
  /** Answers no write. */
  readonly keepsWrites?: boolean;
}

/** The rights of the warehouse. */
export const WAREHOUSE_RIGHTS: readonly ResourceCode[] = ['/deliveries', '/getForAllMerchants'];

/** A portal in memory that knows deliveries. */
export function fakeDeliveries(options: FakeDeliveries = {}): FakePortal {
  const requests: HttpRequest[] = [];
  const state = {
    deliveries: [...(options.deliveries ?? Array.from({ length: 12 }, (_, number) => aDelivery(number)))],
    asked: 0,
    lostWarehouses: options.lostWarehouses ?? 0,
    meanwhile: options.meanwhile,
    bookedMeanwhile: options.bookedMeanwhile,
    lines: inboundLines(options.booked ?? [0, 0]),
    comments: [aComment(1, '<p>Wann können wir anliefern?</p>', '')],
  };
  const transport = async (request: HttpRequest): Promise<HttpResponse> => {
    requests.push(request);
    const [path = '', search = ''] = request.path.split('?');
    if (path === `/api${warehousesList.path}` && state.lostWarehouses > 0) {
      state.lostWarehouses -= 1;
      return failureAnswer(502);
    }
    const known = knownAnswer(path, options);
    if (known) return known;
    if (options.isSilent) return new Promise(() => {});
    if (options.failWith !== undefined) return failureAnswer(options.failWith);
    if (request.method !== 'GET' && options.keepsWrites) return new Promise(() => {});
    if (request.method !== 'GET')
      return options.refuseWith ? failureAnswer(options.refuseWith) : written(state, request, path);
    if (path === `/api${deliveryComments.path}`)
      return jsonAnswer({ entries: state.comments, foundCount: state.comments.length });
    if (path.startsWith('/api/deliveries/products/')) {
      state.asked += 1;
      return state.asked <= (options.silentErp ?? 0)
        ? failureAnswer(502)
        : jsonAnswer(anInbound(state.lines));
    }
    if (path === `/api${deliveriesList.path}`)
      return jsonAnswer(pageOf(state.deliveries, Object.fromEntries(new URLSearchParams(search))));
    const one = state.deliveries.find(({ id }) => path === `/api/deliveries/${id}`);
    return one ? jsonAnswer(one) : problemAnswer(404, 'not_found', 'Das gibt es nicht.');
  };
  return { transport, client: createClient({ transport, token: () => 'a-token' }), requests };
}

interface State {
  /** How often the ERP was asked. */
  asked: number;
  lostWarehouses: number;
  meanwhile: Partial<Delivery> | undefined;
  bookedMeanwhile: readonly number[] | undefined;
  deliveries: Delivery[];
  lines: readonly ErpInboundRow[];
  comments: ReturnType<typeof aComment>[];
}

function aComment(id: number, comment: string, action_meta: string) {
  const user = { id: 5, full_name: 'Hinnerk Boysen', username: 'nordwind', profile_picture: '' };
  return {
    id,
    delivery_id: 0,
    user_id: 5,
    creation_date: '2026-11-20T08:15:00Z',
    comment,
    action_meta,
    user,
  };
}

function knownAnswer(path: string, { resources = ['/deliveries'] }: FakeDeliveries): HttpResponse | null {
  if (path === `/api${settingsList.path}`) {
    const zone = { key: 'time_zone', value: '"Europe/Berlin"', group: 'general', type: 'select' };
    return jsonAnswer({ entries: [zone], foundCount: 1 });
  }
  if (path === `/api${merchantsList.path}`) return jsonAnswer({ entries: MERCHANTS, foundCount: 2 });
  if (path === `/api${warehousesList.path}`)
    return jsonAnswer({ entries: [{ id: 1, name: 'Hamburg' }], foundCount: 1 });
  if (path === `/api${allowedResources.path}`)
    return jsonAnswer({ entries: resources.map((code) => ({ acl_resource: { resource_code: code } })) });
  if (path === `/api${currentUser.path}`) {
    const merchant = resources.includes('/getForAllMerchants') ? null : MERCHANTS[1];
    return jsonAnswer({ id: 9, username: 'reader', user_role_id: merchant === null ? 3 : 2, merchant });
  }
  return null;
}

function pageOf(deliveries: readonly Delivery[], query: Readonly<Record<string, string>>) {
  const { sort = 'id', sortOrder, page = '1', limit = '50', id } = query;
  const parsed = deliveryFilter.fromQuery({ ...query, ...(id && { id: Number(id) }) } as never);
  const { status, id: wanted } = parsed.ok ? parsed.value : {};
  const found = deliveries.filter(
    (one) => (!status || one.status === status) && (wanted === undefined || one.id === wanted),
  );
  const sign = sortOrder === 'ascend' ? 1 : -1;
  const key = (one: Delivery) => one[sort as 'status'];
  const sorted = found.toSorted((a, b) => (key(a) < key(b) ? -sign : key(a) > key(b) ? sign : 0));
  const from = (Number(page) - 1) * Number(limit);
  return { entries: sorted.slice(from, from + Number(limit)), foundCount: found.length };
}

function written(state: State, request: HttpRequest, path: string): HttpResponse {
  const body: unknown = JSON.parse(String(request.body ?? 'null'));
  if (path === `/api${deliveriesStatus.path}`) return jsonAnswer(moved(state, body as DeliveryStatusChange));
  if (path === `/api${deliveriesCreate.path}`) {
    const created = aDelivery(0, { ...(body as Partial<Delivery>), id: 101, status: 'OPEN' });
    state.deliveries.unshift(created);
    return jsonAnswer(created);
  }
  othersWrite(state);
  if (path.startsWith('/api/deliveries/products/')) {
    const booked = linesBooked(state.lines, body as Booking);
    return booked ? jsonAnswer(anInbound((state.lines = booked))) : staleAnswer();
  }
  const index = state.deliveries.findIndex(({ id }) => path === `/api/deliveries/${id}`);
  const before = state.deliveries[index];
  if (before === undefined) return failureAnswer(404);
  if ((body as DeliveryChange).modId !== before.modId) return staleAnswer();
  return jsonAnswer(
    (state.deliveries[index] = { ...before, ...(body as Partial<Delivery>), modId: next(before) }),
  );
}

function othersWrite(state: State): void {
  const { meanwhile, bookedMeanwhile } = state;
  if (meanwhile)
    state.deliveries = state.deliveries.map((one) => ({ ...one, ...meanwhile, modId: next(one) }));
  if (bookedMeanwhile) state.lines = inboundLines(bookedMeanwhile);
  Object.assign(state, { meanwhile: undefined, bookedMeanwhile: undefined });
}

const staleAnswer = () => problemAnswer(409, 'stale', 'Inzwischen geändert.');

const next = ({ modId }: Delivery) => String(Number(modId) + 1);

function moved(state: State, { delivery_id, comment, status }: DeliveryStatusChange): Delivery {
  const index = state.deliveries.findIndex(({ id }) => id === delivery_id);
  const before = state.deliveries[index] as Delivery;
  const meta = statusChangeMeta({ from: before.status, to: status });
  state.comments = [...state.comments, aComment(2, comment, meta)];
  return (state.deliveries[index] = { ...before, status });
}
