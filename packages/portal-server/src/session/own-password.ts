import { issue } from '@kontor/portal-core/validation';
import type { Call } from '@kontor/portal-core/wire';
import { type RequestInfo, validationFailed } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { networksOf } from './network.js';
import { createHashSlots, isPassword } from './passwords.js';
import { readCredential } from './session.store.js';
import { usernameKeyOf } from './username.js';

/** A signed-in user whose password was asked for once more. */
export interface ConfirmedUser {
  readonly username: string;
  /** Counts a failure at what the password was asked for, and tells the trail. */
  failed(): Promise<void>;
}

/**
 * Runs `work` if the password is the user's. Wrong ones count like failed sign-ins: 422 for a wrong one, 429 after too many. Few run at
 * once, so that no flood of tries gets past the limit.
 */
export type WithOwnPassword = <T>(
  ask: {
    readonly userId: number;
    readonly password: string;
    readonly info: RequestInfo;
    readonly call: Pick<Call, 'id' | 'path'>;
  },
  work: (user: ConfirmedUser) => Promise<T>,
) => Promise<T>;

export function createWithOwnPassword({
  database,
  loginLimit: limit,
  events,
}: Pick<ServerDeps, 'database' | 'loginLimit' | 'events'>): WithOwnPassword {
  const slots = createHashSlots();
  return async ({ userId, password, info: { ip, requestId }, call }, work) => {
    const { username, password_hash } = await readCredential(database.read, userId);
    const key = usernameKeyOf(username);
    const failed = async () => {
      const own = { actorId: userId, subjectId: userId, action: call.id, target: call.path };
      events.note({ kind: 'failed_confirmation', ...own, requestId, address: ip });
      await limit.failed(key, ip);
    };
    return slots.run({ caller: key, merchant: networksOf(ip).near }, async () => {
      await limit.check(key, ip);
      if (await isPassword(password_hash, password)) return work({ username, failed });
      await failed();
      throw validationFailed([issue('current_password', 'wrongPassword')]);
    });
  };
}
