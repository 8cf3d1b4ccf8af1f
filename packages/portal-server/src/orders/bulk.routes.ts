import { ordersBulk } from '@kontor/portal-core/orders';
import { OrderFinder } from '../erp/index.js';
import { type Route, route } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { applyBulk, bulkTarget, previewBulk } from './bulk-orders.js';
import { OrderFinds } from './order-finds.js';

/** Routes for changing many orders at once. */
export function bulkRoutes({ database, log }: Pick<ServerDeps, 'database' | 'log'>): Route[] {
  const finder = new OrderFinder(database);
  const finds = new OrderFinds(finder);
  return [
    route(ordersBulk, async ({ body, principal, scope, write }) => {
      const target = await bulkTarget({ finder, finds }, body, { principal, scope });
      const entries = body.dryRun
        ? await previewBulk(database.read, body.action, target)
        : await applyBulk({ write, log }, body.action, target);
      return { entries, foundCount: target.foundCount, next: target.next };
    }),
  ];
}
