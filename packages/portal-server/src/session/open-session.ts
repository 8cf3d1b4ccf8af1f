import { type Clock, instantOf } from '../dates/index.js';
import type { Writer } from '../db/index.js';
import type { RequestInfo } from '../wire/index.js';
import { deviceOf } from './device.js';
import { insertSession } from './sessions.store.js';
import type { Tokens } from './tokens.js';

/** The user of a new session. */
export interface SignedInUser {
  readonly id: number;
  readonly tokenVersion: number;
}

/** Stores a session of a user on the device of the request, and returns its token. */
export async function openSession(
  trx: Writer,
  { tokens, clock }: { readonly tokens: Tokens; readonly clock: Clock },
  user: SignedInUser,
  { ip, headers }: Pick<RequestInfo, 'ip' | 'headers'>,
): Promise<string> {
  const token = await tokens.sign(user);
  const claims = await tokens.verify(token);
  if (claims === null) throw new Error('A token that was just signed is not valid');
  const now = instantOf(clock);
  await insertSession(trx, {
    token_id: claims.tokenId,
    user_id: user.id,
    device: deviceOf(headers['user-agent']),
    address: ip.replace(/^::ffff:/, ''),
    began_at: now,
    last_seen_at: now,
    expires_at: instantOf(() => claims.exp * 1000),
  });
  return token;
}
