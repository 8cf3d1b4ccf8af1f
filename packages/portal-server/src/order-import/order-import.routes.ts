import { issue } from '@kontor/portal-core/validation';
import {
  CHUNK_MAX_ORDERS,
  orderImportsChunk,
  orderImportsFinish,
  orderImportsGet,
  orderImportsList,
  orderImportsOpen,
  orderImportsResults,
  orderImportsUndo,
  orderImportsUndone,
} from '@kontor/portal-core/order-import';
import { Readable } from 'node:stream';
import { scopeForMerchant } from '../access/index.js';
import { instantOf } from '../dates/index.js';
import { sqlErp as erp } from '../erp/index.js';
import { placeOf } from '../db/index.js';
import { HttpProblem, Reply, type Route, route, validationFailed } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { finishImport } from './finish-import.js';
import { chooseMerchant } from './import-merchant.js';
import { importProfilesRoutes } from './import-profiles.routes.js';
import { importRecipesRoutes } from './import-recipes.routes.js';
import { rememberRecipe } from './import-recipes.store.js';
import { findImport, openImport } from './order-import.store.js';
import { planRoutes } from './plan.routes.js';
import { readChunk } from './read-chunk.js';
import { committedRanges } from './chunk.store.js';
import { findReceipts, readReceipt } from './receipt.store.js';
import { presentResult } from './result.store.js';
import { resultsCsv } from './results-csv.js';
import { storeChunk } from './store-chunk.js';
import { readUndoneImport, undoImport } from './undo-import.js';

type Deps = Pick<ServerDeps, 'database' | 'clock'>;

/** Routes of the imports of orders, from opening one to undoing it, and of the saved and remembered recipes. */
export function orderImportRoutes(deps: Deps): Route[] {
  return [
    ...planRoutes(deps),
    ...runningImport(deps),
    ...closedImport(deps),
    ...importProfilesRoutes(deps),
    ...importRecipesRoutes(deps),
  ];
}

function runningImport({ database: { read }, clock }: Deps): Route[] {
  return [
    route(orderImportsOpen, async ({ principal, scope, actor, body, write }) => {
      const merchantErpId = await chooseMerchant(read, { principal, scope, named: body.merchant_erp_id });
      const origin = { merchantErpId, createdBy: actor.subjectId, at: instantOf(clock) };
      const { id, isNew } = await write(async (trx, trail) => {
        const opened = await openImport(trx, body, origin);
        await rememberRecipe(trx, body, origin);
        if (opened.isNew) await trail.touch('order_import', [{ id: opened.id }]);
        return opened;
      });
      const committed = (await committedRanges(read, [id])).get(id) ?? [];
      return new Reply({ id, committed, max_orders: CHUNK_MAX_ORDERS }, { status: isNew ? 201 : 200 });
    }),
    route(orderImportsChunk, async ({ scope, params, body, write }) => {
      const target = await findImport(read, scope, params.id);
      const chunk = readChunk(params.range, body);
      const { results, replayed } = await storeChunk({ read, write, erp, scope }, target, chunk);
      const headers: Record<string, string> = replayed ? { 'Idempotent-Replayed': 'true' } : {};
      return new Reply({ results: results.map(presentResult) }, { headers });
    }),
    route(orderImportsFinish, ({ scope, params, info: { t }, write }) =>
      write((trx) => finishImport(trx, scope, params.id, { at: instantOf(clock), t })),
    ),
  ];
}

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;

function closedImport({ database: { read }, clock }: Deps): Route[] {
  return [
    route(orderImportsList, async ({ principal, scope, query }) => {
      const place = placeOf(query, DEFAULT_LIMIT);
      if (place.limit > MAX_LIMIT) throw validationFailed([issue('limit', 'max', { max: MAX_LIMIT })]);
      const { merchant_erp_id: merchantErpId } = query;
      const within = scopeForMerchant(principal, scope, merchantErpId);
      return findReceipts(read, within, { ...place, merchantErpId });
    }),
    route(orderImportsGet, async ({ scope, params: { id } }) => {
      const receipt = await readReceipt(read, scope, id);
      if (receipt === null) throw new HttpProblem('not_found');
      return receipt;
    }),
    route(orderImportsResults, async ({ scope, params, query: { status: outcome }, info: { t } }) => {
      const target = await findImport(read, scope, params.id);
      const disposition = `attachment; filename="import_${target.id}_results.csv"`;
      const body = Readable.from(resultsCsv({ read, target, outcome, t }));
      return new Reply<undefined>(body, { headers: { 'Content-Disposition': disposition } });
    }),
    route(orderImportsUndo, ({ scope, params, write }) =>
      undoImport({ read, write, erp, scope, at: instantOf(clock) }, params.id),
    ),
    route(orderImportsUndone, ({ scope, params }) => readUndoneImport(read, scope, params.id)),
  ];
}
