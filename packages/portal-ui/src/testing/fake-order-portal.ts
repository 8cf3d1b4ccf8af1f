import { erpOrderLinks, type ErpOrderLink } from '@kontor/portal-core/erp-link';
import { investigationComments } from '@kontor/portal-core/investigations';
import { orderErrorsList } from '@kontor/portal-core/order-errors';
import {
  addressesGet,
  canEdit,
  ERP_DELAY_HEADER,
  orderMachine,
  ordersCancel,
  ordersCreate,
  ordersGet,
  ordersReplace,
  ordersTimeline,
  ordersUpdate,
  statusEvent,
  type Order,
  type OrderHappening,
  type OrderStatus,
} from '@kontor/portal-core/orders';
import { productsSearch } from '@kontor/portal-core/products';
import type { ProblemCode } from '@kontor/portal-core/wire';
import { addressToErp, orderToErp } from '@kontor/portal-core/erp';
import { answer, answerAfter, Reply, type Answer } from './answer.js';
import { DEMO_PRODUCTS, demoMerchant } from './demo-data.js';
import { fakePortal, type FakePortal } from './fake-portal.js';
import { listOf } from './lists.js';
import { anAddress, anOrder } from './order-data.js';
import { refuse, silent } from './refusal.js';
import type { StoryRole } from './story-roles.js';
import { accountOf, merchants, settings } from './surroundings.js';
import { troubled, type Troubles } from './troubles.js';

type FakeLink = Omit<ErpOrderLink, 'order_erp_id'>;

/** Options of the fake. Troubles apply to the order only. */
export interface FakeOrderPortalOptions extends Omit<Troubles, 'failWith' | 'keepsWrites'> {
  /** The order; an open one by default. */
  readonly order?: Order;
  /** Role of the user; by default a merchant's. */
  readonly user?: StoryRole;
  readonly timeline?: readonly OrderHappening[];
  /** Where the order stands between Kontor and the ERP; by default nothing is connected. */
  readonly erpLink?: FakeLink;
  /** Changes that another user makes to the order right after it was first fetched. */
  readonly changedMeanwhile?: Partial<Order>;
  /** True when the order does not exist. */
  readonly isMissing?: boolean;
  /** Refuses the request for the order. */
  readonly failWith?: ProblemCode;
  /** Refuses the search for products, or never answers it. */
  readonly search?: 'failed' | 'silent';
}

/** A portal in memory with one order, which it creates, changes, replaces and cancels like the server. */
export function createFakeOrderPortal(options: FakeOrderPortalOptions = {}): FakePortal {
  const { user = 'merchant', search, isMissing, failWith, ...troubles } = options;
  const orders = orderAnswers(options).map((one) =>
    answerAfter(({ id }) => {
      if (failWith && id === ordersGet.id) refuse(failWith);
      if (isMissing) refuse('not_found');
    }, one),
  );
  return fakePortal([
    ...accountOf(user),
    settings(),
    merchants([demoMerchant(2)]),
    ...troubled(orders, troubles),
    answer(productsSearch, ({ query: { text } }) => {
      if (search === 'silent') return silent();
      return search === 'failed' ? refuse('unavailable') : { entries: productsWith(text) };
    }),
    answer(addressesGet, () => ({
      entries: [addressToErp(anAddress(0), { recordId: '1', modId: '0' })],
    })),
    answer(investigationComments, () => ({
      ...listOf([]),
      investigation_status: null,
      causes: [],
      investigation_turn: null,
      investigation_turn_since: null,
      seen_comment_id: 0,
    })),
    answer(orderErrorsList, () => listOf([])),
  ]);
}

const NO_LINK: FakeLink = { link: 'none', erp_number: '', refusal: '' };

function orderAnswers({
  timeline = [],
  erpLink = NO_LINK,
  ...options
}: FakeOrderPortalOptions): readonly Answer[] {
  const opened = options.order ?? anOrder();
  let order = options.changedMeanwhile ? changed(opened, options.changedMeanwhile) : opened;
  const refuseUnless = (isPossible: boolean, from = order.modId) => {
    if (from !== order.modId) refuse('stale');
    if (!isPossible) refuse('status_conflict');
  };
  return [
    answer(ordersGet, () => orderToErp(order)),
    answer(ordersTimeline, () => listOf(timeline)),
    answer(erpOrderLinks, ({ query }) => ({
      entries: query.order_erp_ids.map((order_erp_id) => ({ ...erpLink, order_erp_id })),
    })),
    answer(ordersCreate, ({ body }) =>
      shownSoon({
        entries: body.map(({ external_order_id }, index) => ({
          index,
          external_order_id,
          order_id: 91_000 + index,
          recordId: String(91_000 + index),
        })),
        errors: [],
      }),
    ),
    answer(ordersUpdate, ({ body: { fieldData, modId } }) => {
      const status = (fieldData.Status ?? order.status) as OrderStatus;
      refuseUnless(status === order.status || statusEvent(order.status, status) !== null, modId);
      order = changed(order, {
        status,
        comment: fieldData.ZZN_Notiz_Scanner ?? order.comment,
        carrier: fieldData.Versanddienstleister ?? order.carrier,
      });
      return orderToErp(order);
    }),
    answer(ordersCancel, ({ body: { modId } }) => {
      refuseUnless(orderMachine.can(order.status, 'cancel'), modId);
      return orderToErp((order = changed(order, { status: orderMachine.next(order.status, 'cancel') })));
    }),
    answer(ordersReplace, ({ body: { modId } }) => {
      refuseUnless(canEdit(order.status), modId);
      return shownSoon(orderToErp({ ...order, id: order.id + 1 }));
    }),
  ];
}

/** An answer that announces a delay of the ERP of 1.5 seconds, long enough for the countdown to be visible. */
const shownSoon = <Body>(body: Body) => new Reply(body, { [ERP_DELAY_HEADER]: '1500' });

const changed = (order: Order, change: Partial<Order>): Order => ({
  ...order,
  ...change,
  modId: String(Number(order.modId) + 1),
});

const productsWith = (text: string) =>
  DEMO_PRODUCTS.filter(({ number, name }) =>
    `${number} ${name}`.toLowerCase().includes(text.toLowerCase()),
  ).map(({ number, name }, index) => ({
    recordId: String(index),
    modId: '0',
    fieldData: { Nr_Artikel: number, Artikelname: name, Lagerstand_verfuegbar_gesamt: index * 12 },
    portalData: {},
  }));
