import {
  createClient,
  ERP_DELAY_HEADER,
  RESOURCE_CODES,
  type HttpRequest,
  type HttpResponse,
  type Order,
  type OrderHappening,
  type ResourceCode,
} from '@kontor/portal-core';
import { addressToErp, orderToErp } from '@kontor/portal-core/erp';
import { demoMerchant, demoPerson } from './demo-data.js';
import type { FakePortal } from './fake-portal.js';
import { anAddress, anOrder } from './order-data.js';
import { readJson, textAnswer } from './http-answers.js';

/** Who works with the orders. */
export type FakeOrderUser = 'merchant' | 'warehouse' | 'sysadmin';

export interface FakeOrderPortalOptions {
  /** The order there is; an open one unless told. */
  readonly order?: Order;
  /** A merchant's user unless told. */
  readonly user?: FakeOrderUser;
  readonly timeline?: readonly OrderHappening[];
  /** Refuses every write with this answer. */
  readonly refuse?: { readonly status: number; readonly body: Readonly<Record<string, unknown>> };
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

const ROLES: Readonly<
  Record<FakeOrderUser, { readonly id: number; readonly codes: readonly ResourceCode[] }>
> = {
  merchant: { id: 2, codes: ['/orders', '/can-add-warehouse-order-comment'] },
  warehouse: {
    id: 3,
    codes: [
      '/orders',
      '/getForAllMerchants',
      '/can-add-warehouse-order-comment',
      '/can-edit-warehouse-order-comment',
    ],
  },
  sysadmin: { id: 1, codes: RESOURCE_CODES },
};
const NORDWIND = demoMerchant(2);
const PRODUCTS = [
  ['EB-0112', 'Emaillebecher blau', 140],
  ['TK-1200', 'Teekanne 1,2 l', 12],
  ['TT-0300', 'Teetasse „Ostfriesische Rose“ mit Untertasse', 0],
] as const;

/** A portal in memory with one order, behind the real client: created, changed, replaced, cancelled, as the server would. */
export function createFakeOrderPortal(options: FakeOrderPortalOptions = {}): FakePortal {
  const { user = 'merchant', timeline = [], refuse, isSilent } = options;
  const opened = options.order ?? anOrder();
  let order = options.changedMeanwhile ? changed(opened, options.changedMeanwhile) : opened;
  const requests: HttpRequest[] = [];
  const role = ROLES[user];
  const answers: readonly (readonly [string, RegExp, (request: HttpRequest) => unknown])[] = [
    ['GET', /^\/current-user$/, () => aUser(user)],
    [
      'GET',
      /^\/allowed-resources$/,
      () => ({ entries: role.codes.map((resource_code) => ({ acl_resource: { resource_code } })) }),
    ],
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
    ['GET', /^\/investigations\/comments/, () => ({ entries: [], foundCount: 0 })],
    ['GET', /^\/order-errors/, () => ({ entries: [], foundCount: 0 })],
    ['GET', /^\/settings/, () => ({ entries: [], foundCount: 0 })],
  ];
  const transport = async (request: HttpRequest): Promise<HttpResponse> => {
    requests.push(request);
    const path = request.path.slice('/api'.length);
    if (isSilent && path.startsWith('/orders')) return new Promise(() => {});
    if (options.failWith !== undefined && /^\/orders\/\d+$/.test(path))
      return textAnswer('{"code":"internal_error"}', options.failWith);
    if (options.search !== undefined && path.startsWith('/products/search'))
      return options.search === 'silent' ? new Promise(() => {}) : textAnswer('{"code":"busy"}', 503);
    if (options.isMissing && path.startsWith('/orders')) return textAnswer('{"code":"not_found"}', 404);
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

function aUser(user: FakeOrderUser) {
  return {
    id: 7,
    username: user,
    full_name: demoPerson('nordwind').full_name,
    language: 'de',
    settings: '{}',
    user_role_id: ROLES[user].id,
    merchant: user === 'merchant' ? NORDWIND : null,
    profile_picture: 'default_avatar.jpg',
  };
}

function productsWith(path: string) {
  const text = (new URLSearchParams(path.split('?')[1]).get('text') ?? '').toLowerCase();
  return PRODUCTS.filter(([id, name]) => `${id} ${name}`.toLowerCase().includes(text)).map(
    ([Nr_Artikel, Artikelname, Lagerstand_verfuegbar_gesamt], index) => ({
      recordId: String(index),
      modId: '0',
      fieldData: { Nr_Artikel, Artikelname, Lagerstand_verfuegbar_gesamt },
      portalData: {},
    }),
  );
}
