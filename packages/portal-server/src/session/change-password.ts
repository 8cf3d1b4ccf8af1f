import { changeOwnPassword } from '@kontor/portal-core/session';
import { validatePassword } from '@kontor/portal-core/users';
import { type HandlerInput, HttpProblem, validationFailed } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { openSession } from './open-session.js';
import { createWithOwnPassword } from './own-password.js';
import { hashPassword } from './passwords.js';
import { readCredential, storePassword } from './session.store.js';

type Ask = Pick<HandlerInput<typeof changeOwnPassword>, 'actor' | 'body' | 'info' | 'write'>;

/**
 * Changes the user's own password and ends every session but the one whose token it returns. Wrong tries count like failed sign-ins. Throws 403
 * while acting as someone else, 422 for a wrong current or an unfit new password, 429 after too many tries.
 */
export function changeOwnPasswordOf(deps: ServerDeps): (ask: Ask) => Promise<{ token: string }> {
  const { database, tokens, clock } = deps;
  const withOwnPassword = createWithOwnPassword(deps);
  return async ({ actor, body: { current_password, password }, info, write }) => {
    if (actor.actorId !== actor.subjectId) throw new HttpProblem('forbidden');
    const userId = actor.subjectId;
    const { username } = await readCredential(database.read, userId);
    const issues = validatePassword(password, username);
    if (issues.length > 0) throw validationFailed(issues);
    const asked = { userId, password: current_password, info, call: changeOwnPassword };
    const hash = await withOwnPassword(asked, () => hashPassword(password));
    return write(async (trx, trail) => {
      await trail.touch('user', [{ id: userId }]);
      const tokenVersion = await storePassword(trx, userId, hash);
      const user = { id: userId, tokenVersion };
      return { token: await openSession(trx, { tokens, clock }, user, info) };
    });
  };
}
