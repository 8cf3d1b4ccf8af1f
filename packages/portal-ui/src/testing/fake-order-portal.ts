import {
  createClient,
  ERP_DELAY_HEADER,
  type HttpRequest,
  type HttpResponse,
  type Order,
  type OrderHappening,
} from '@kontor/portal-core';
import { addressToErp, orderToErp } from '@kontor/portal-core/erp';
import { DEMO_PRODUCTS, demoMerchant } from './demo-data.js';
import type { FakePortal } from './fake-portal.js';
import { anAddress, anOrder } from './order-data.js';
import { failureAnswer, readJson, textAnswer } from './http-answers.js';
import { resourcesOfRole, userOfRole, type StoryRole } from './story-roles.js';

export interface FakeOrderPortalOptions {
  /** The order there is; an open one unless told. */
  readonly order?: Order;
  /** A merchant's user unless told. */
  readonly user?: StoryRole;
  readonly timeline?: readonly OrderHappening[];
  /** Refuses every write with this answer. */
  readonly refuse?: { readonly status: number; readonly body: Readonly<Record<string, unknown>> };
  /** Writes are answered then. */
  readonly storing?: () => Promise<void>;
  /** Someone else changes the order as soon as it is shown. */
  readonly changedMeanwhile?: Partial<Order>;
  /** There is no such order. */
  readonly isMissing?: boolean;
  /** Answers this status to the question for the order. */
  readonly failWith?: number;
  /** The search for products fails, or never ends. */
  readonly search?: 'failed' | 'silent';
  /** Nothing about the order is ever answered. */
  readonly isSilent?: boolean;
}

const NORDWIND = demoMerchant(2);
const NOT_INVESTIGATED = { entries: [], foundCount: 0, investigation_status: null, seen_comment_id: 0 };

/** A portal in memory with one order, behind the real client: created, changed, replaced, cancelled, as the server would. */
export function createFakeOrderPortal(options: FakeOrderPortalOptions = {}): FakePortal {
  const { user = 'merchant', timeline = [], refuse, isSilent } = options;
  const opened = options.order ?? anOrder();
  let order = options.changedMeanwhile ? changed(opened, options.changedMeanwhile) : opened;
  const requests: HttpRequest[] = [];
  const answers: readonly (readonly [string, RegExp, (request: HttpRequest) => unknown])[] = [
    ['GET', /^\/current-user$/, () => userOfRole(user)],
    ['GET', /^\/allowed-resources$/, () => resourcesOfRole(user)],
    ['GET', /^\/management\/merchants/, () => ({ entries: [NORDWIND], foundCount: 1 })],
    ['GET', /^\/products\/search/, ({ path }) => ({ entries: productsWith(path) })],
    [
      'GET',
      /^\/addresses\//,
      () => ({ entries: [addressToErp(anAddress(0), { recordId: '1', modId: '0' })] }),
    ],
    ['GET', /^\/orders\/\d+\/timeline$/, () => ({ entries: timeline, foundCount: timeline.length })],
    ['GET', /^\/orders\/\d+$/, () => orderToErp(order)],
    ['POST', /^\/orders$/, () => ({ entries: [{ index: 0, order_id: 91_000 }], errors: [] })],
    ['POST', /^\/orders\/cancel$/, () => orderToErp((order = changed(order, { status: 'storniert' })))],
    ['POST', /\/replace$/, () => orderToErp({ ...order, id: order.id + 1 })],
    ['GET', /^\/investigations\/comments/, () => NOT_INVESTIGATED],
    ['GET', /^\/order-errors/, () => ({ entries: [], foundCount: 0 })],
    ['GET', /^\/settings/, () => ({ entries: [], foundCount: 0 })],
  ];
  const transport = async (request: HttpRequest): Promise<HttpResponse> => {
    requests.push(request);
    const path = request.path.slice('/api'.length);
    if (isSilent && path.startsWith('/orders')) return new Promise(() => {});
    if (options.failWith !== undefined && /^\/orders\/\d+$/.test(path))
      return failureAnswer(options.failWith);
    if (options.search !== undefined && path.startsWith('/products/search'))
      return options.search === 'silent' ? new Promise(() => {}) : textAnswer('{"code":"busy"}', 503);
    if (options.isMissing && path.startsWith('/orders')) return textAnswer('{"code":"not_found"}', 404);
    if (request.method !== 'GET') await options.storing?.();
    if (refuse && request.method !== 'GET') return textAnswer(JSON.stringify(refuse.body), refuse.status);
    if (await isOutdated(request, order)) return textAnswer('{"status":409,"code":"stale"}', 409);
    if (request.method === 'PUT') {
      const { fieldData } = await readJson<{ fieldData: Record<string, string> }>(request);
      order = changed(order, {
        status: (fieldData['Status'] ?? order.status) as Order['status'],
        comment: fieldData['ZZN_Notiz_Scanner'] ?? order.comment,
        carrier: fieldData['Versanddienstleister'] ?? order.carrier,
      });
      return answerOf(orderToErp(order));
    }
    const known = answers.find(([method, pattern]) => method === request.method && pattern.test(path));
    return known ? answerOf(known[2](request)) : textAnswer('{"code":"not_found"}', 404);
  };
  return { transport, client: createClient({ transport, token: () => 'a-token' }), requests };
}

/** Whether a write was made from an older version than the stored. */
async function isOutdated(request: HttpRequest, { modId }: Order): Promise<boolean> {
  if (request.method === 'GET' || typeof request.body !== 'string') return false;
  const { modId: from = modId } = await readJson<{ modId?: string }>(request);
  return from !== modId;
}

/** The ERP takes long enough to be seen counting, and no longer. */
function answerOf(value: unknown): HttpResponse {
  const answer = textAnswer(JSON.stringify(value));
  return { ...answer, header: (name) => (name === ERP_DELAY_HEADER ? '1500' : null) };
}

const changed = (order: Order, change: Partial<Order>): Order => ({
  ...order,
  ...change,
  modId: String(Number(order.modId) + 1),
});

function productsWith(path: string) {
  const text = (new URLSearchParams(path.split('?')[1]).get('text') ?? '').toLowerCase();
  return DEMO_PRODUCTS.filter(({ number, name }) => `${number} ${name}`.toLowerCase().includes(text)).map(
    ({ number, name }, index) => ({
      recordId: String(index),
      modId: '0',
      fieldData: { Nr_Artikel: number, Artikelname: name, Lagerstand_verfuegbar_gesamt: index * 12 },
      portalData: {},
    }),
  );
}
