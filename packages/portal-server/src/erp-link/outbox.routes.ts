import type { DataScope, Principal } from '@kontor/portal-core/access';
import {
  erpCheck,
  erpConnectionRead,
  erpConnectionRemove,
  erpConnectionState,
  erpConnectionWrite,
  erpLaneDecide,
  erpLanes,
  erpLanesRepeat,
  erpOrderLinks,
  erpSendOpen,
  LANE_RECORDS,
  mayConnectErp,
  isFileMakerUrl,
  maySeeErp,
  validateErpUrl,
  type ErpConnection,
} from '@kontor/portal-core/erp-link';
import { cleanText, issue } from '@kontor/portal-core/validation';
import type { Knex } from 'knex';
import { wholeScope } from '../access/index.js';
import { type Clock, instantOf } from '../dates/index.js';
import { lockMovable, readMovable } from '../erp/index.js';
import type { ServerDeps } from '../server-deps.js';
import { HttpProblem, type Route, route, validationFailed, type WriteDoor } from '../wire/index.js';
import type { FileMaker } from '../filemaker/index.js';
import { checkFileMaker } from './check-file-maker.js';
import { connectedFile } from './connected-file.js';
import {
  presentConnection,
  readConnection,
  removeConnection,
  storeConnection,
  storeState,
  type ConnectionChange,
} from './connection.store.js';
import { isToldOf, sendEarlier } from './send-earlier.js';
import { decideLane, findLanes, hasLane, leaveOut, readRefused, repeatLanes } from './lanes.store.js';
import { readOrderLinks } from './order-links.presenter.js';

/** Routes of the connection to the ERP, of what waits for it, and of what it refused. */
export function outboxRoutes({ database: { read }, clock, webhookSecrets, fileMaker }: ServerDeps): Route[] {
  return [
    route(erpConnectionRead, async ({ principal }) => {
      if (!maySeeErp(principal)) throw new HttpProblem('forbidden');
      return { connection: await shown(read, clock()) };
    }),
    route(erpConnectionWrite, async ({ body, principal, write }) => {
      onlyKeepers(principal);
      const issues = [...validateErpUrl(body.url), ...onlyMapped(body, fileMaker)];
      if (issues.length > 0) throw validationFailed(issues);
      const salt = await write(async (trx) => {
        const known = await readConnection(trx);
        const isNew = known === null || known.salt === '' || body.newSecret === true;
        const fresh = isNew && !isFileMakerUrl(body.url) ? webhookSecrets.newSalt() : null;
        const tells = toldOf(body, fileMaker);
        await storeConnection(trx, known, { url: cleanText(body.url), salt: fresh, now: clock(), tells });
        if (tells.tells_products === 0) await leaveOut(trx, 'product', instantOf(clock));
        if (tells.tells_deliveries === 0) await leaveOut(trx, 'delivery', instantOf(clock));
        return fresh;
      });
      return {
        connection: await existing(read, clock()),
        secret: salt === null ? null : webhookSecrets.shown(salt),
      };
    }),
    route(erpConnectionRemove, async ({ principal, write }) => {
      onlyKeepers(principal);
      await write(removeConnection);
      return undefined;
    }),
    route(erpConnectionState, async ({ body, principal, write }) => {
      onlyKeepers(principal);
      if (body.state === 'stopped') throw validationFailed([issue('state', 'notAllowed')]);
      await write(async (trx) => {
        const known = await readConnection(trx);
        if (known === null) throw new HttpProblem('not_found');
        if (known.state !== body.state) await storeState(trx, known, body.state, instantOf(clock));
      });
      return { connection: await existing(read, clock()) };
    }),
    route(erpCheck, ({ principal }) => {
      onlyKeepers(principal);
      if (fileMaker === null) throw new HttpProblem('not_found');
      return checkFileMaker(fileMaker);
    }),
    route(erpSendOpen, async ({ query: { recordType = 'order' }, principal, write }) => {
      onlyKeepers(principal);
      if (!isToldOf(await existing(read, clock()), recordType))
        throw validationFailed([issue('recordType', 'notAllowed')]);
      return sendEarlier(write, recordType, instantOf(clock));
    }),
    ...laneRoutes(read, clock),
  ];
}

/** Routes of what waits for the ERP, and of what it refused. */
function laneRoutes(read: Knex, clock: Clock): Route[] {
  return [
    route(erpLanes, ({ query, principal, scope }) => findLanes(read, wholeScope(principal, scope), query)),
    route(erpLaneDecide, async ({ params: { id }, body, principal, scope, write }) => {
      const { decision, reason = '', recordType: type = 'order' } = body;
      if (decision === 'skip' && cleanText(reason) === '')
        throw validationFailed([issue('reason', 'required')]);
      const outcome = decision === 'repeat' ? null : decision === 'skip' ? 'skipped' : 'by hand';
      await write(async (trx, trail) => {
        const within = wholeScope(principal, scope);
        const isThere =
          type === 'order'
            ? (await readMovable(trx, within, [id])).length > 0
            : await hasLane(trx, within, { type, id });
        if (!isThere) throw new HttpProblem('not_found');
        const at = { outcome, now: instantOf(clock) } as const;
        if (!(await decideLane(trx, within, { type, id }, at))) throw new HttpProblem('status_conflict');
        await trail.touch(type, [{ id, detail: { erp_decision: decision, reason: cleanText(reason) } }]);
      });
      return undefined;
    }),
    route(erpLanesRepeat, async ({ principal, scope, write }) => ({
      records: await repeatAll(read, write, wholeScope(principal, scope)),
    })),
    route(erpOrderLinks, async ({ query: { order_erp_ids }, principal, scope }) => ({
      entries: await readOrderLinks(read, wholeScope(principal, scope), order_erp_ids),
    })),
  ];
}

async function repeatAll(read: Knex, write: WriteDoor, scope: DataScope): Promise<number> {
  let repeated = 0;
  for (let lanes = await readRefused(read, scope, 0); lanes.length > 0;) {
    const ids = lanes.map(({ id }) => id);
    const orders = lanes.flatMap(({ record_type, record_id }) =>
      record_type === 'order' ? [record_id] : [],
    );
    await write(async (trx, trail) => {
      // Orders before their lanes, as everyone who changes one.
      await lockMovable(trx, scope, orders);
      const again = await repeatLanes(trx, ids);
      repeated += again.length;
      for (const type of LANE_RECORDS)
        await trail.touch(
          type,
          again
            .filter(({ record_type }) => record_type === type)
            .map(({ record_id: id }) => ({ id, detail: { erp_decision: 'repeat', reason: '' } })),
        );
    });
    lanes = await readRefused(read, scope, ids.at(-1) ?? 0);
  }
  return repeated;
}

/** Throws 403 for whoever may not connect an ERP: it is told of all orders. */
function onlyKeepers(principal: Principal): void {
  if (!mayConnectErp(principal)) throw new HttpProblem('forbidden');
}

/** An address, and what its ERP is to be told of beside orders. */
interface ToldInput {
  readonly url: string;
  readonly tellsProducts?: boolean | undefined;
  readonly tellsDeliveries?: boolean | undefined;
}

/** What an ERP at an address can be told of beside orders: a FileMaker file only what the mapping names. */
function tellable(url: string, fileMaker: FileMaker | null) {
  if (!isFileMakerUrl(url)) return { products: true, deliveries: true };
  const mapping = connectedFile({ url: cleanText(url) }, fileMaker)?.mapping;
  return { products: mapping?.products != null, deliveries: mapping?.deliveries != null };
}

/** What is stored of what the ERP is told of; nothing of what was left out. */
function toldOf(
  { url, tellsProducts, tellsDeliveries }: ToldInput,
  fileMaker: FileMaker | null,
): ConnectionChange['tells'] {
  const { products, deliveries } = tellable(url, fileMaker);
  return {
    ...numbered('tells_products', products ? tellsProducts : false),
    ...numbered('tells_deliveries', deliveries ? tellsDeliveries : false),
  };
}

const numbered = <Name extends string>(name: Name, value: boolean | undefined) =>
  value === undefined ? {} : { [name]: value ? 1 : 0 };

/** Refuses what a FileMaker file cannot be told of. */
function onlyMapped({ url, tellsProducts, tellsDeliveries }: ToldInput, fileMaker: FileMaker | null) {
  const { products, deliveries } = tellable(url, fileMaker);
  return [
    ...(tellsProducts === true && !products ? [issue('tellsProducts', 'notMapped')] : []),
    ...(tellsDeliveries === true && !deliveries ? [issue('tellsDeliveries', 'notMapped')] : []),
  ];
}

async function shown(read: Knex, now: number): Promise<ErpConnection | null> {
  const stored = await readConnection(read);
  return stored === null ? null : presentConnection(read, stored, now);
}

async function existing(read: Knex, now: number): Promise<ErpConnection> {
  const connection = await shown(read, now);
  if (connection === null) throw new HttpProblem('not_found');
  return connection;
}
