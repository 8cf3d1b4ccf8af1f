import { issue, validatePassword, type changeOwnPassword } from '@kontor/portal-core';
import { type HandlerInput, HttpProblem, validationFailed } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { openSession } from './open-session.js';
import { createHashSlots, hashPassword, isPassword } from './passwords.js';
import { usernameKeyOf } from './username.js';
import { readCredential, storePassword } from './session.store.js';

type Ask = Pick<HandlerInput<typeof changeOwnPassword>, 'actor' | 'body' | 'info' | 'write'>;

/**
 * Changes the user's own password and ends every session but the one whose token it returns. Wrong tries count like failed sign-ins. Throws 403
 * while acting as someone else, 422 for a wrong current or an unfit new password, 429 after too many tries.
 */
export function changeOwnPasswordOf({
  database,
  tokens,
  clock,
  loginLimit: limit,
}: ServerDeps): (ask: Ask) => Promise<{ token: string }> {
  const slots = createHashSlots();
  return async ({ actor, body: { current_password, password }, info, write }) => {
    const { ip } = info;
    if (actor.actorId !== actor.subjectId) throw new HttpProblem('forbidden');
    const user = await readCredential(database.read, actor.subjectId);
    const issues = validatePassword(password, user.username);
    if (issues.length > 0) throw validationFailed(issues);
    const key = usernameKeyOf(user.username);
    const hash = await slots.run(async () => {
      await limit.check(key, ip);
      if (await isPassword(user.password_hash, current_password)) return hashPassword(password);
      await limit.failed(key, ip);
      throw validationFailed([issue('current_password', 'wrongPassword')]);
    });
    return write(async (trx, trail) => {
      await trail.touch('user', [{ id: actor.subjectId }]);
      const tokenVersion = await storePassword(trx, actor.subjectId, hash);
      const user = { id: actor.subjectId, tokenVersion };
      return { token: await openSession(trx, { tokens, clock }, user, info) };
    });
  };
}
