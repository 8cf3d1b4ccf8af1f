import { ROLE_SYSADMIN } from '@kontor/portal-core/access';
import { usersRefusals } from '@kontor/portal-core/users';
import type { ResponseOf } from '@kontor/portal-core/wire';
import { instantOf } from '../dates/index.js';
import { HttpProblem, type Route, route } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { findFailedUsers } from './refusals.store.js';

/** Longer than any refusal lasts, with the time that entries of the trail are counted together. */
const LOOKED_BACK_MS = 2 * 3600_000;
/** Users and addresses that are looked at: of an attack on all accounts the latest. */
const LOOKED_AT = 100;

/**
 * The route that lists who is refused after failed sign-ins. The counters know hashes alone: whom to ask them about is in the trail.
 */
export const refusalsRoute = ({ database, clock, events, loginLimit }: ServerDeps): Route =>
  route(usersRefusals, async ({ principal, actor }) => {
    if (principal.roleId !== ROLE_SYSADMIN || actor.actorId !== actor.subjectId)
      throw new HttpProblem('forbidden');
    await events.flush();
    const since = instantOf(() => clock() - LOOKED_BACK_MS);
    const entries: ResponseOf<typeof usersRefusals>['entries'][number][] = [];
    for (const tried of await findFailedUsers(database.read, { since, limit: LOOKED_AT })) {
      const { id, username, full_name, username_key, address } = tried;
      const refusal = await loginLimit.refusal(username_key, address);
      if (refusal === null) continue;
      const until = instantOf(() => refusal.until);
      entries.push({ user: { id, username, full_name }, address, until, is_everyone: refusal.isEveryone });
    }
    return { entries, foundCount: entries.length };
  });
