import type { Credentials } from '@kontor/portal-core/session';
import type { ProblemCode } from '@kontor/portal-core/wire';
import { recordWrite } from '../trail/index.js';
import type { Config } from '../config/index.js';
import { instantOf } from '../dates/index.js';
import type { Database, Writer } from '../db/index.js';
import { HttpProblem, type RequestInfo } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { isPublicHere } from './demo-password.js';
import { useCode } from './factor-codes.js';
import { networksOf } from './network.js';
import { openSession } from './open-session.js';
import { createSignInPlaces, createSignInTurns, hashPassword, isPassword, isWeakHash } from './passwords.js';
import { findCredential, renewHash, type Credential } from './session.store.js';
import { lockUser } from './sessions.store.js';
import { usernameKeyOf } from './username.js';

/**
 * Exchanges credentials for a token. Throws 401 for wrong ones, and for right ones when the account's second factor has no code yet or a
 * wrong one; 429 after too many tries.
 */
export type Login = (
  credentials: Credentials,
  info: RequestInfo,
  write: Database['write'],
) => Promise<{ token: string }>;

/** For the log alone: the answer is the same for every account, so that a stranger learns nothing of this one. */
const DEMO_REFUSED =
  'sign-in refused: this account has the public password of the demo, and other machines reach this server. ' +
  'Give it another one: `npm run create-admin -- --username NAME` for a sysadmin, in the portal under Users for everyone else';

/** Says of the demo's password what it is, whatever account it was tried on: that tells nothing of the account. */
const refusalOf = (password: string, config: Config, sent: RequestInfo) =>
  isPublicHere(password, config, sent) ? 'demo_password' : 'invalid_credentials';

/** A credential whose password was right. */
interface Checked extends Credential {
  /** True when a code of the second factor was right, too. */
  readonly hasCode: boolean;
}

/**
 * Looks again, in the transaction that stores the session: a password changed, a user switched off or a second factor switched on meanwhile
 * ends the sign-ins under way. The locked row of the user keeps such a change from coming in between.
 */
async function refuseIfChanged(trx: Writer, usernameKey: string, checked: Checked): Promise<void> {
  await lockUser(trx, checked.id);
  const now = await findCredential(trx, usernameKey);
  if (!now?.active || now.token_version !== checked.token_version)
    throw new HttpProblem('invalid_credentials');
  if (!checked.hasCode && now.hasFactor) throw new HttpProblem('code_required');
}

/** Creates the sign-in. An unknown, a switched-off and a known user with a wrong password get the same answer, in words and in time. */
export function createLogin(deps: ServerDeps): Login {
  const { database, config, clock, log, tokens, events, loginLimit: limit } = deps;
  const [takePlace, turns] = [createSignInPlaces(), createSignInTurns()];

  const checkPassword = async (
    usernameKey: string,
    password: string,
    { ip, requestId, ...sent }: RequestInfo,
  ): Promise<Credential | null> => {
    // At once: under load each statement waits for its turn.
    const [credential] = await Promise.all([
      findCredential(database.read, usernameKey),
      limit.check(usernameKey, ip),
    ]);
    const right = await isPassword(credential?.password_hash ?? null, password);
    const isPublic = isPublicHere(password, config, sent);
    if (right && credential?.active && !isPublic) return credential;
    if (right && isPublic)
      log.warn({ requestId, userId: credential?.id, username: usernameKey }, DEMO_REFUSED);
    else log.warn({ requestId, ip }, 'sign-in refused');
    return null;
  };

  const refuse = async (code: ProblemCode, usernameKey: string, { ip, requestId }: RequestInfo) => {
    await limit.failed(usernameKey, ip);
    const nobody = { actorId: 0, subjectId: 0, action: 'session.login', target: '/login' };
    events.note({ kind: 'failed_sign_in', ...nobody, requestId, address: ip, usernameKey });
    throw new HttpProblem(code);
  };

  /** Checks the password, then the code. A missing code is no failure: the form asks for it after the password. */
  const check = async (
    { password, code }: Credentials,
    usernameKey: string,
    info: RequestInfo,
    write: Database['write'],
  ): Promise<Checked> => {
    const credential = await checkPassword(usernameKey, password, info);
    if (!credential) return refuse(refusalOf(password, config, info), usernameKey, info);
    if (!credential.hasFactor) return { ...credential, hasCode: false };
    if (code === undefined) {
      await write((trx) => limit.right(trx, usernameKey, info.ip));
      throw new HttpProblem('code_required');
    }
    const isRight = await write((trx) => useCode(trx, deps, credential.id, code));
    return isRight ? { ...credential, hasCode: true } : refuse('invalid_code', usernameKey, info);
  };

  const checkInTurn = async (
    credentials: Credentials,
    usernameKey: string,
    info: RequestInfo,
    write: Database['write'],
  ): Promise<Checked> => {
    const { near, wide } = networksOf(info.ip);
    const origin = { name: usernameKey, user: `${usernameKey}\n${near}`, near, wide };
    const leave = takePlace(origin);
    try {
      // Before a turn is waited for too, so that who is over a limit takes no place from others.
      const { isOwn } = await limit.check(usernameKey, info.ip);
      return await turns.run({ ...origin, isOwn }, () => check(credentials, usernameKey, info, write));
    } finally {
      leave();
    }
  };

  return async (credentials, info, write) => {
    const { username, password } = credentials;
    const { ip, requestId } = info;
    const usernameKey = usernameKeyOf(username);
    const credential = await checkInTurn(credentials, usernameKey, info, write);
    const renewed = isWeakHash(credential.password_hash) ? await hashPassword(password) : null;
    return write(async (trx) => {
      const { id } = credential;
      await refuseIfChanged(trx, usernameKey, credential);
      const origin = { actorId: id, subjectId: id, action: 'session.login', target: '/login', requestId };
      await recordWrite(trx, { ...origin, at: instantOf(clock) });
      if (renewed) await renewHash(trx, id, renewed);
      const user = { id, tokenVersion: credential.token_version };
      const token = await openSession(trx, { tokens, clock }, user, info);
      // Last, since all sign-ins of a network wait for its row until this one is committed.
      await limit.right(trx, usernameKey, ip);
      await limit.succeeded(trx, usernameKey, ip);
      return { token };
    });
  };
}
