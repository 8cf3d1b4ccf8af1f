import { dataScopeOf, mayReadAllMerchants, type DataScope, type Principal } from '@kontor/portal-core/access';
import { today } from '@kontor/portal-core/dates';
import {
  DEFAULT_DELIVERY_SORT,
  DELIVERIES_PAGE_SIZE,
  deliveriesCreate,
  deliveriesGet,
  deliveriesList,
  deliveriesStatus,
  deliveriesUpdate,
  deliveryComments,
  deliveryCommentsCreate,
  deliveryFilter,
  deliveryInbound,
  deliveryInboundBook,
  warehousesList,
  type DeliveriesQuery,
  type Delivery,
} from '@kontor/portal-core/deliveries';
import { mustStaySeen, wholeScope } from '../access/index.js';
import { checkedHtml, withPicture, withPictures } from '../comments/index.js';
import { instantOf } from '../dates/index.js';
import { placeOf, type Writer } from '../db/index.js';
import { findWarehouses } from '../erp/index.js';
import { readerOf } from '../media/index.js';
import { HttpProblem, type Route, route, validationFailed } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { renewStockNeeded } from '../stock-risk/index.js';
import { deliveryToStore } from './announce-delivery.js';
import { changeDelivery } from './change-delivery.js';
import { causesOfDelivery } from './delivery-causes.js';
import { readDeliveryComment, readDeliveryComments } from './delivery-comments.store.js';
import { findDeliveries, readDelivery, type DeliveryPage } from './delivery-list.store.js';
import { addDeliveryComment, changeDeliveryStatus } from './delivery-status.js';
import { insertDelivery } from './delivery.store.js';
import { bookInbound, readInbound } from './inbound.js';
import { tellErp } from './tell-erp.js';

/** Routes of deliveries announced to the warehouse: the list, the status, comments, and booking in. */
export function deliveriesRoutes({ database: { read }, clock, config, files }: ServerDeps): Route[] {
  const { timeZone } = config;
  const renew = (trx: Writer, productIds: readonly number[]) =>
    renewStockNeeded(trx, productIds, today(clock, timeZone));
  const deliveryOf = async (scope: DataScope, id: number): Promise<Delivery> => {
    const delivery = await readDelivery(read, scope, id);
    if (delivery === null) throw new HttpProblem('not_found');
    return delivery;
  };
  return [
    route(deliveriesList, ({ query, principal, scope }) => {
      refuseOthers(query, principal);
      const within = dataScopeOf(principal, query.displayAllMerchants) ?? scope;
      return findDeliveries(read, within, pageOf(query, timeZone));
    }),
    route(deliveriesGet, ({ params: { id }, principal, scope }) =>
      deliveryOf(wholeScope(principal, scope), id),
    ),
    route(deliveriesCreate, async ({ body, principal, scope, write }) => {
      const within = wholeScope(principal, scope);
      const delivery = await deliveryToStore(read, body, { principal, scope: within, files, now: clock() });
      const id = await write(async (trx, trail) => {
        const stored = await insertDelivery(trx, delivery, timeZone);
        await mustStaySeen(within, async () => (await readDelivery(trx, within, stored.id)) !== null);
        await renew(trx, stored.productIds);
        await trail.touch('delivery', [{ id: stored.id, detail: { to: 'OPEN' } }]);
        return stored.id;
      });
      return deliveryOf(within, id);
    }),
    route(deliveriesUpdate, async ({ params: { id }, body, principal, scope, write }) => {
      const within = wholeScope(principal, scope);
      await write(async (trx, trail) =>
        renew(trx, await changeDelivery({ trx, trail }, { scope: within, id, timeZone, files }, body)),
      );
      return deliveryOf(within, id);
    }),
    route(deliveriesStatus, async ({ body, principal, scope, actor, write }) => {
      const within = wholeScope(principal, scope);
      const comment = await checkedHtml(body.comment, files, { read, scope: within });
      const origin = { scope: within, actor, at: instantOf(clock) };
      const change = { ...body, comment };
      await write(async (trx, trail) =>
        renew(trx, await changeDeliveryStatus({ trx, trail }, origin, change)),
      );
      return deliveryOf(within, body.delivery_id);
    }),
    route(deliveryComments, async ({ query: { delivery_id, before }, principal, scope, ...asker }) => {
      const within = wholeScope(principal, scope);
      const delivery = await deliveryOf(within, delivery_id);
      const { entries, foundCount } = await readDeliveryComments(read, within, delivery_id, before);
      const reader = readerOf(asker, within);
      const causes = await causesOfDelivery(read, within, delivery);
      return { entries: withPictures(entries, files, reader), foundCount, causes };
    }),
    route(deliveryCommentsCreate, async ({ body, principal, scope, actor, write, ...asker }) => {
      const within = wholeScope(principal, scope);
      const html = await checkedHtml(body.comment, files, { read, scope: within });
      const origin = { scope: within, actor, at: instantOf(clock) };
      const id = await write((trx, trail) =>
        addDeliveryComment({ trx, trail }, origin, { ...body, comment: html }),
      );
      const comment = await readDeliveryComment(read, within, id);
      return withPicture(comment, files, readerOf(asker, within));
    }),
    route(deliveryInbound, ({ params: { intendoId }, principal, scope }) =>
      inboundOf(wholeScope(principal, scope), intendoId),
    ),
    route(deliveryInboundBook, async ({ params: { intendoId }, body, principal, scope, write }) => {
      const within = wholeScope(principal, scope);
      await write(async (trx, trail) => {
        const { delivery, productIds, units } = await bookInbound(trx, within, intendoId, body);
        await renew(trx, productIds);
        await tellErp(trx, 'delivery.booked', delivery, { booked: String(units) });
        await trail.touch('delivery', [{ id: delivery.id, detail: { booked: units } }]);
      });
      return inboundOf(within, intendoId);
    }),
    route(warehousesList, async () => {
      const entries = await findWarehouses(read);
      return { entries, foundCount: entries.length };
    }),
  ];

  async function inboundOf(scope: DataScope, intendoId: number) {
    const inbound = await readInbound(read, scope, intendoId);
    if (inbound === null) throw new HttpProblem('not_found');
    return inbound;
  }
}

/** Throws 403 when the user asks for other merchants without the permission, even if nothing would be found. */
function refuseOthers({ merchant_id, displayAllMerchants }: DeliveriesQuery, principal: Principal): void {
  if ((merchant_id !== undefined || displayAllMerchants) && !mayReadAllMerchants(principal))
    throw new HttpProblem('forbidden');
}

function pageOf(query: DeliveriesQuery, timeZone: string): DeliveryPage {
  const filter = deliveryFilter.fromQuery(query);
  if (!filter.ok) throw validationFailed(filter.issues);
  const { sort, sortOrder } = query;
  const direction = (sortOrder ?? 'ascend') === 'ascend' ? 'ascending' : 'descending';
  return {
    filter: filter.value,
    sort: sort === undefined ? DEFAULT_DELIVERY_SORT : { column: sort, direction },
    place: placeOf(query, DELIVERIES_PAGE_SIZE),
    timeZone,
  };
}
