import type { DataScope } from '@kontor/portal-core/access';
import { orderLinkOf, type ErpOrderLink } from '@kontor/portal-core/erp-link';
import type { Knex } from 'knex';
import { readMovable } from '../erp/index.js';
import { markOf, readMarks } from './erp-mark.store.js';
import { readLanes } from './lanes.store.js';

/** Reads where orders of a scope stand between Kontor and the ERP. */
export async function readOrderLinks(
  read: Knex,
  scope: DataScope,
  orderIds: readonly number[],
): Promise<ErpOrderLink[]> {
  const ids = (await readMovable(read, scope, orderIds)).map(({ id }) => id);
  const [marks, lanes] = await Promise.all([readMarks(read, ids), readLanes(read, ids)]);
  const laneOf = new Map(
    lanes.map(({ record_id, told, ...lane }) => [record_id, { ...lane, isTold: told > 0 }]),
  );
  return ids.map((id) => {
    const { erp_number } = markOf(marks, id);
    const lane = laneOf.get(id) ?? null;
    const link = orderLinkOf({ lane, erpNumber: erp_number });
    return { order_erp_id: id, link, erp_number, refusal: lane?.refusal ?? '' };
  });
}
