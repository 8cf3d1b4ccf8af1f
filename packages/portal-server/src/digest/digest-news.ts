import { dataScopeOf, mayUse, type DataScope, type Principal } from '@kontor/portal-core/access';
import { dayOf, today } from '@kontor/portal-core/dates';
import { EXPECTED_STATUSES, lateDeliveries } from '@kontor/portal-core/deliveries';
import type { DigestCount, DigestNews } from '@kontor/portal-core/digest';
import { sideOf } from '@kontor/portal-core/investigations';
import type { Knex } from 'knex';
import type { Clock } from '../dates/index.js';
import { countDeliveries } from '../deliveries/index.js';
import { countNewOrders, countWaiting } from '../erp/index.js';
import { countErrorsAfter } from '../order-errors/index.js';
import { countImportsAfter } from '../order-import/index.js';
import type { DigestMark } from './digest.store.js';

interface Surroundings {
  readonly read: Knex;
  readonly clock: Clock;
  readonly timeZone: string;
}

/** Counts what has come for a person since a mark: what their lists would show them, and nothing of pages that they may not open. */
export async function readNews(
  surroundings: Surroundings,
  principal: Principal,
  { at, order_id }: DigestMark,
): Promise<DigestNews> {
  const scope = dataScopeOf(principal);
  if (scope === null) return {};
  const { read } = surroundings;
  const { userId } = principal;
  return {
    ...(mayUse(principal, ['/orders']) && {
      orders: {
        ...alike(await countNewOrders(read, scope, { userId, afterId: order_id })),
        afterId: order_id,
      },
      waiting: await countWaiting(read, scope, { side: sideOf(principal), at }),
      imports: alike(await countImportsAfter(read, scope, { at, userId })),
    }),
    ...(mayUse(principal, ['/order-errors']) && { errors: alike(await countErrorsAfter(read, scope, at)) }),
    ...(mayUse(principal, ['/deliveries']) && { late: await countLate(surroundings, scope, at) }),
  };
}

const alike = (count: number): DigestCount => ({ fresh: count, all: count });

/** The deliveries that are late, and those of them that became so since an instant. */
async function countLate(
  { read, clock, timeZone }: Surroundings,
  scope: DataScope,
  at: string,
): Promise<DigestCount> {
  const day = today(clock, timeZone);
  const from = dayOf(Date.parse(at), timeZone);
  const counts = await Promise.all(
    EXPECTED_STATUSES.map(async (status) => {
      const late = lateDeliveries(status, day);
      const fresh = { ...late, arriving: { ...late.arriving, from } };
      return {
        status,
        all: await countDeliveries(read, scope, late, timeZone),
        fresh: await countDeliveries(read, scope, fresh, timeZone),
      };
    }),
  );
  const first = counts.find(({ all }) => all > 0);
  return {
    all: counts.reduce((sum, { all }) => sum + all, 0),
    fresh: counts.reduce((sum, { fresh }) => sum + fresh, 0),
    ...(first && { status: first.status }),
  };
}
