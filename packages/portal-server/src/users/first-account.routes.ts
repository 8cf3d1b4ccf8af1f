import { usersCreateFirst, validateAccount } from '@kontor/portal-core/users';
import { instantOf } from '../dates/index.js';
import { createHashSlots, hashPassword, networksOf, usernameKeyOf } from '../session/index.js';
import type { ServerDeps } from '../server-deps.js';
import { openTrail, recordWrite } from '../trail/index.js';
import { HttpProblem, type Route, route, validationFailed } from '../wire/index.js';
import { isFirstLink } from './first-account.js';
import { useUpFirstLinks } from './first-account.store.js';
import { insertSysadmin } from './sysadmin.store.js';

/** The route by which the holder of the printed link creates the first sysadmin. */
export function firstAccountRoutes({ database, clock }: ServerDeps): Route[] {
  const slots = createHashSlots();
  return [
    route(
      usersCreateFirst,
      async ({ body: { secret, password, ...body }, info: { requestId, ip, t }, write }) => {
        const isOver = () => new HttpProblem('link_over', { detail: t('users.firstLinkOver') });
        if (!(await isFirstLink(database.read, secret, clock))) throw isOver();
        const username = body.username.trim();
        const issues = validateAccount({ username, password });
        if (issues.length > 0) throw validationFailed(issues);
        const password_hash = await slots.run({ caller: requestId, merchant: networksOf(ip).near }, () =>
          hashPassword(password),
        );
        const at = instantOf(clock);
        await write(async (trx) => {
          if (!(await useUpFirstLinks(trx))) throw isOver();
          const user = { username, username_key: usernameKeyOf(username), full_name: '', email: '' };
          const id = await insertSysadmin(trx, { ...user, password_hash, created_at: at });
          const origin = { action: usersCreateFirst.id, target: usersCreateFirst.path, requestId, at };
          const entry = await recordWrite(trx, { ...origin, actorId: id, subjectId: id });
          await openTrail(trx, entry).touch('user', [{ id, detail: { name: username } }]);
        });
        return undefined;
      },
    ),
  ];
}
