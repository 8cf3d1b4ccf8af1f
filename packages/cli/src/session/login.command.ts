import { apiKeysOwn } from '@kontor/portal-core/embedding';
import { currentUser, login, type Credentials } from '@kontor/portal-core/session';
import { ApiError, type PortalClient } from '@kontor/portal-core/wire';
import {
  dropToken,
  keepToken,
  type LoginPlace,
  readSettings,
  readUserFile,
  userFilePath,
  writeUserFile,
} from '../config/index.js';
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
  /** Keeps an API key instead of signing a user in. */
  readonly apiKey?: boolean;
  /** False keeps the token in the user file although the system has a keyring. */
  readonly keyring?: boolean;
}

/**
 * `kontor login`: signs in and keeps the token, for this server or for a named account: in the system's keyring, else in the user file.
 * The password is asked for at a terminal, else taken from KONTOR_PASSWORD or the first line of stdin; it is never an argument, because
 * other users of the machine could read it. A code may be one: it is good once, and for seconds. With `--api-key` an API key is kept in
 * its place, asked for like the password or taken from KONTOR_API_KEY.
 */
export async function run(options: LoginOptions, io: Io): Promise<number> {
  const settings = await readSettings(options, io, { mayBeNew: true, isTokenUnread: true });
  const url = settings.url.value;
  const account = settings.account.value;
  if (isOpenToReaders(url)) say(io, io.colors.yellow(io.t('cli.warnPlainHttp', { url })));
  if (options.apiKey) return keepKey(options, { url, account }, io);
  const username = options.username ?? (await askUsername(io));
  const password = await readPassword(io);
  const { code } = options;
  const given = { username, password, ...(code !== undefined && { code }) };
  const token = await withClient(url, null, io, (client) => signIn(client, given, io));
  const user = await withClient(url, token, io, (client: PortalClient) => client.call(currentUser, {}));
  const token_in = await keep({ url, account }, { username: user.username, token }, { options, io });
  if (options.json)
    printJson(io, { url, account, username: user.username, merchant: user.merchant, token_in });
  else say(io, io.t('cli.loggedIn', { username: user.username, url }));
  if (token_in === 'file') sayWhere(options, io);
  return EXIT.done;
}

/** Keeps an API key that the server knows. */
async function keepKey(options: LoginOptions, place: LoginPlace, io: Io): Promise<number> {
  const { url, account } = place;
  const token = await readSecret(io, { variable: 'KONTOR_API_KEY', ask: 'cli.askApiKey' });
  if (token === '') throw usageError('api_key_missing', { key: 'cli.apiKeyMissing' });
  const key = await withClient(url, token, io, (client) => client.call(apiKeysOwn, {}));
  const token_in = await keep(place, { username: key.name, token }, { options, io });
  const { scopes, merchant_name: merchant } = key;
  if (options.json) printJson(io, { url, account, apiKey: key.name, scopes, merchant, token_in });
  else say(io, io.t('cli.apiKeyKept', { name: key.name, url }));
  if (token_in === 'file') sayWhere(options, io);
  return EXIT.done;
}

interface Login {
  readonly username: string;
  readonly token: string;
}

/** Keeps a sign-in in place of the one before, and says where its token is. A server that was named becomes that of commands without one. */
async function keep(
  place: LoginPlace,
  { username, token }: Login,
  { options, io }: { readonly options: LoginOptions; readonly io: Io },
): Promise<'keyring' | 'file'> {
  const { url, account } = place;
  const file = await readUserFile(io.env);
  const isForFile = isKeptInFile(options, io);
  const { kept, keyring } = await keepToken(token, place, { io, isForFile });
  if (keyring === null)
    await dropToken(account === null ? file.logins?.[url] : file.accounts?.[account], place, io);
  const login = { username, ...kept };
  await writeUserFile(
    io.env,
    account === null
      ? { ...file, ...(options.url ? { url } : {}), logins: { ...file.logins, [url]: login } }
      : { ...file, accounts: { ...file.accounts, [account]: { url, ...login } } },
  );
  return keyring === null ? 'file' : 'keyring';
}

const isKeptInFile = ({ keyring }: LoginOptions, { env }: Io): boolean =>
  keyring === false || env['KONTOR_KEYRING'] === 'off';

/** Says that the token is in a file, unless that was wanted. */
function sayWhere(options: LoginOptions, io: Io): void {
  if (!isKeptInFile(options, io) && !options.quiet)
    say(io, io.t('cli.noKeyring', { path: userFilePath(io.env) }));
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
  const password = await readSecret(io, { variable: 'KONTOR_PASSWORD', ask: 'cli.askPassword' });
  if (password === '') throw usageError('password_missing', { key: 'cli.passwordMissing' });
  return password;
}

interface SecretSource {
  readonly variable: string;
  readonly ask: 'cli.askPassword' | 'cli.askApiKey';
}

/** The secret in the variable, else what is typed unseen at a terminal, else the first line of stdin. */
async function readSecret(io: Io, { variable, ask: question }: SecretSource): Promise<string> {
  const given = io.env[variable];
  if (given) return given;
  return io.isTty.stdin ? askHidden(io, `${io.t(question)}: `) : firstLine(io.stdin);
}

function isOpenToReaders(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
