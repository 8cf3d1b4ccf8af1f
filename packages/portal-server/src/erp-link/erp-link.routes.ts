import {
  erpInbound,
  erpOrders,
  erpProducts,
  erpStock,
  productsImport,
  type FileKindOfReports,
  type SourceFileOfReports,
} from '@kontor/portal-core/erp-link';
import { wholeScope } from '../access/index.js';
import { instantOf } from '../dates/index.js';
import type { ServerDeps } from '../server-deps.js';
import { type HandlerInput, type Route, route } from '../wire/index.js';
import { applyInboundReports } from './inbound-reports.js';
import { applyOrderReports } from './order-reports.js';
import { applyProductReports } from './product-reports.js';
import { applyStockReports } from './stock-reports.js';

/** Routes by which the ERP and the warehouse report to the portal. */
export function erpLinkRoutes({
  database: { read },
  log,
  clock,
  config,
}: Pick<ServerDeps, 'database' | 'log' | 'clock' | 'config'>): Route[] {
  const doorsOf = ({ write, info: { t } }: Pick<HandlerInput<unknown>, 'write' | 'info'>) => ({
    read,
    write,
    log,
    t,
    now: clock(),
  });
  const sent = (kind: FileKindOfReports, input: SentInput) => {
    const { body, principal, actor } = input;
    const scope = wholeScope(principal, input.scope);
    const at = instantOf(clock);
    const merchantErpId = scope.kind === 'merchant' ? scope.merchantErpId : null;
    const file = body.file && { ...body.file, kind, merchantErpId, createdBy: actor.subjectId, at };
    return { doors: { ...doorsOf(input), file }, scope };
  };
  return [
    route(erpOrders, (input) => {
      const { doors, scope } = sent('shipments', input);
      return applyOrderReports(doors, scope, input.body);
    }),
    route(erpStock, (input) => {
      const { doors, scope } = sent('stock', input);
      return applyStockReports(doors, scope, input.body);
    }),
    route(erpProducts, (input) => {
      const { doors, scope } = sent('products', input);
      return applyProductReports(doors, { scope, by: 'erp' }, input.body);
    }),
    route(productsImport, (input) => {
      const { doors, scope } = sent('products', input);
      return applyProductReports(doors, { scope, by: 'person' }, input.body);
    }),
    route(erpInbound, (input) => {
      const { body, principal, scope, actor } = input;
      const doors = { ...doorsOf(input), actor, timeZone: config.timeZone };
      return applyInboundReports(doors, wholeScope(principal, scope), body);
    }),
  ];
}

/** What the calls have in common whose set may come from a file. */
type SentInput = Pick<HandlerInput<unknown>, 'write' | 'info' | 'principal' | 'actor' | 'scope'> & {
  readonly body: { readonly file?: SourceFileOfReports | undefined };
};
