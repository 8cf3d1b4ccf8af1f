import { issue, validatePassword, type changeOwnPassword } from '@kontor/portal-core';
import { type HandlerInput, HttpProblem, validationFailed } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { createLoginLimit } from './login-limit.js';
import { createHashSlots, hashPassword, isPassword } from './passwords.js';
import { usernameKeyOf } from './username.js';
import { readCredential, storePassword } from './session.store.js';

type Ask = Pick<HandlerInput<typeof changeOwnPassword>, 'actor' | 'body' | 'info' | 'write'>;

/**
 * Changes the user's own password and ends every token but the one that it returns. Wrong tries count like failed sign-ins. Throws 403
 * while acting as someone else, 422 for a wrong current or an unfit new password, 429 after too many tries.
 */
export function changeOwnPasswordOf({
  database,
  tokens,
}: ServerDeps): (ask: Ask) => Promise<{ token: string }> {
  const limit = createLoginLimit(database);
  const slots = createHashSlots();
  return async ({ actor, body: { current_password, password }, info: { ip }, write }) => {
    if (actor.actorId !== actor.subjectId) throw new HttpProblem('forbidden');
    const issues = validatePassword(password);
    if (issues.length > 0) throw validationFailed(issues);
    const user = await readCredential(database.read, actor.subjectId);
    const key = usernameKeyOf(user.username);
    const hash = await slots.run(async () => {
      await limit.check(key, ip);
      if (await isPassword(user.password_hash, current_password)) return hashPassword(password);
      await limit.failed(key, ip);
      throw validationFailed([issue('current_password', 'wrongPassword')]);
    });
    const tokenVersion = await write(async (trx, trail) => {
      await trail.touch('user', [{ id: actor.subjectId }]);
      return storePassword(trx, actor.subjectId, hash);
    });
    return { token: await tokens.sign({ id: actor.subjectId, tokenVersion }) };
  };
}
