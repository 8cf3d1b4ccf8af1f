import {
  merchantsCreate,
  merchantsList,
  merchantsSetActive,
  merchantsUpdate,
  validateMerchant,
  type MerchantInput,
} from '@kontor/portal-core/merchants';
import { wholeScope } from '../access/index.js';
import { instantOf } from '../dates/index.js';
import { endSessionsOfMerchant } from '../session/index.js';
import { hasSysadminBesides, merchantIdOf } from '../users/index.js';
import { type Actor, HttpProblem, refusedFor, type Route, route, validationFailed } from '../wire/index.js';
import type { Writer } from '../db/index.js';
import type { ServerDeps } from '../server-deps.js';
import {
  createMerchant,
  findMerchants,
  readMerchant,
  storeMerchantActive,
  updateMerchant,
} from './merchants.store.js';

/** Routes of the merchants: choosing one (the own one, or any with the permission for all) and managing them. */
export function merchantsRoutes({ database, clock }: Pick<ServerDeps, 'database' | 'clock'>): Route[] {
  return [
    route(merchantsList, ({ principal, scope, query }) =>
      findMerchants(database.read, wholeScope(principal, scope), query),
    ),
    route(merchantsCreate, ({ body, write }) => {
      check(body);
      return write(async (trx, trail) => {
        const merchant = await createMerchant(trx, body, instantOf(clock));
        await trail.touch('merchant', [{ id: merchant.id, detail: { name: merchant.merchant_name } }]);
        return merchant;
      });
    }),
    route(merchantsUpdate, ({ params: { id }, body, write }) => {
      check(body);
      return write(async (trx, trail) => {
        const merchant = await updateMerchant(trx, id, body);
        await trail.touch('merchant', [{ id, detail: { name: merchant.merchant_name } }]);
        return merchant;
      });
    }),
    route(merchantsSetActive, ({ params: { id }, actor, body: { active }, write }) => {
      // Whose sessions end is the real user's business, as with passwords (api.md, impersonation).
      if (actor.actorId !== actor.subjectId) throw new HttpProblem('forbidden');
      return write(async (trx, trail) => {
        const merchant = await readMerchant(trx, id);
        if (merchant === null) throw new HttpProblem('not_found');
        if (!active) {
          await checkSwitchOff(trx, actor, id);
          await endSessionsOfMerchant(trx, id);
        }
        await storeMerchantActive(trx, id, active);
        const [from, to] = [merchant.active, active].map((isOn) => (isOn ? 'on' : 'off'));
        await trail.touch('merchant', [{ id, detail: { name: merchant.merchant_name, from, to } }]);
        return { ...merchant, active };
      });
    }),
  ];
}

/** Throws 409 for the caller's own merchant and for the one of the last sysadmin: whoever did it could not undo it. */
async function checkSwitchOff(trx: Writer, { actorId }: Actor, id: number): Promise<void> {
  if ((await merchantIdOf(trx, actorId)) === id) throw refusedFor('ownAccount');
  if (!(await hasSysadminBesides(trx, id))) throw refusedFor('lastSysadmin');
}

function check(input: MerchantInput): void {
  const issues = validateMerchant(input);
  if (issues.length > 0) throw validationFailed(issues);
}
