import { currentUser, login, type Credentials } from '@kontor/portal-core/session';
import { ApiError, type PortalClient } from '@kontor/portal-core/wire';
import { readSettings, readUserFile, writeUserFile } from '../config/index.js';
import { withClient } from '../http/index.js';
import {
  ask,
  askHidden,
  canAsk,
  EXIT,
  firstLine,
  type GlobalOptions,
  type Io,
  printJson,
  say,
  usageError,
} from '../terminal/index.js';

export interface LoginOptions extends GlobalOptions {
  readonly username?: string;
  /** Code of the second factor. */
  readonly code?: string;
}

/**
 * `kontor login`: signs in and keeps the token for this server in the user file. The password is asked for at a
 * terminal, else taken from KONTOR_PASSWORD or the first line of stdin; it is never an argument, because other users of
 * the machine could read it. A code may be one: it is good once, and for seconds.
 */
export async function run(options: LoginOptions, io: Io): Promise<number> {
  const url = (await readSettings(options, io)).url.value;
  if (isOpenToReaders(url)) say(io, io.colors.yellow(io.t('cli.warnPlainHttp', { url })));
  const username = options.username ?? (await askUsername(io));
  const password = await readPassword(io);
  const { code } = options;
  const given = { username, password, ...(code !== undefined && { code }) };
  const token = await withClient(url, null, io, (client) => signIn(client, given, io));
  const user = await withClient(url, token, io, (client: PortalClient) => client.call(currentUser, {}));
  const file = await readUserFile(io.env);
  await writeUserFile(io.env, {
    ...file,
    ...(options.url ? { url } : {}),
    logins: { ...file.logins, [url]: { username: user.username, token } },
  });
  if (options.json) printJson(io, { url, username: user.username, merchant: user.merchant });
  else say(io, io.t('cli.loggedIn', { username: user.username, url }));
  return EXIT.done;
}

/** Signs in; asks for the code of an account with a second factor unless it was given. */
async function signIn(client: PortalClient, credentials: Credentials, io: Io): Promise<string> {
  const send = async (body: Credentials) => (await client.call(login, { body })).token;
  try {
    return await send(credentials);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'code_required') throw error;
  }
  if (!canAsk(io)) throw usageError('flag_missing', { key: 'cli.flagMissing', params: { flag: '--code' } });
  return send({ ...credentials, code: await ask(io, `${io.t('cli.askCode')}: `) });
}

async function askUsername(io: Io): Promise<string> {
  if (!canAsk(io)) {
    throw usageError('flag_missing', { key: 'cli.flagMissing', params: { flag: '--username' } });
  }
  return (await ask(io, `${io.t('cli.askUsername')}: `)).trim();
}

async function readPassword(io: Io): Promise<string> {
  const given = io.env['KONTOR_PASSWORD'];
  if (given) return given;
  const password = io.isTty.stdin
    ? await askHidden(io, `${io.t('cli.askPassword')}: `)
    : await firstLine(io.stdin);
  if (password === '') throw usageError('password_missing', { key: 'cli.passwordMissing' });
  return password;
}

function isOpenToReaders(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
