import { normaliseOrder, type OrderStatus } from '@kontor/portal-core/orders';
import { sqlErp, type OrderToStore } from '../erp/index.js';
import { engineOf, execute, type Writer } from '../db/index.js';
import { DEMO_MERCHANTS } from './merchants.js';
import type { DemoOrder } from './orders/generate-orders.js';

/** Separator of several parcel numbers in the ERP's field. */
const BETWEEN_NUMBERS = '\r';

/** Stores orders of any merchants; those of one merchant keep the given order. */
export async function insertDemoOrders(trx: Writer, orders: readonly DemoOrder[]): Promise<void> {
  for (const { erpId } of DEMO_MERCHANTS) {
    const own = orders.filter(({ merchant }) => merchant.erpId === erpId);
    const ids = await sqlErp.insertOrders(trx, erpId, own.map(toStore), { source: 'demo' });
    await storeTroubles(trx, own, ids);
  }
}

function toStore(order: DemoOrder): OrderToStore {
  return {
    ...normaliseOrder(order.payload),
    status: order.status,
    tracking_number: order.trackingNumbers.join(BETWEEN_NUMBERS),
    carrier: order.carrier,
    comment: order.comment,
    customer_id: order.customerId,
    shipping_method: order.shippingMethod,
  };
}

/** True when orders of that status hold stock reserved. */
export const isReserving = (status: OrderStatus): boolean => status === 'offen' || status === 'on hold';

async function storeTroubles(
  trx: Writer,
  orders: readonly DemoOrder[],
  ids: readonly (number | null)[],
): Promise<void> {
  const rows = orders
    .map(({ investigationStatus, errorCount }, index) => [ids[index], investigationStatus, errorCount])
    .filter(([, investigation, errors]) => investigation !== null || errors !== 0);
  if (rows.length === 0) return;
  const list =
    engineOf(trx) === 'sqlite'
      ? 'select value ->> 0 as id, value ->> 1 as investigation, value ->> 2 as errors from json_each(?)'
      : `select (value ->> 0)::bigint as id, value ->> 1 as investigation, (value ->> 2)::bigint as errors
         from jsonb_array_elements(?::jsonb) as entry (value)`;
  await execute(
    trx,
    `with troubled as (${list})
     update erp_orders set (investigation_status, error_count) =
       (select investigation, errors from troubled where troubled.id = erp_orders.id)
     where id in (select id from troubled)`,
    [JSON.stringify(rows)],
  );
}
