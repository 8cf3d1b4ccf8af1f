import { logout } from '@kontor/portal-core/session';
import { ApiError } from '@kontor/portal-core/wire';
import {
  dropToken,
  type LoginPlace,
  readSettings,
  readToken,
  readUserFile,
  type StoredLogin,
  type UserFile,
  writeUserFile,
} from '../config/index.js';
import { isApiKey, withClient } from '../http/index.js';
import { EXIT, type GlobalOptions, type Io, printJson, say } from '../terminal/index.js';

/**
 * `kontor logout`: ends the session at the server and deletes the sign-in, the latter also when the server cannot be
 * reached. A named account keeps its name and server. An API key is only deleted here: other programs may have it.
 */
export async function run(options: GlobalOptions, io: Io): Promise<number> {
  const settings = await readSettings(options, io, { isTokenUnread: true });
  const url = settings.url.value;
  const account = settings.account.value;
  const place = { url, account };
  const { gone, file } = withoutLogin(await readUserFile(io.env), place);
  const isOut = gone !== undefined && (gone.token !== undefined || gone.keyring === true);
  if (isOut) {
    const token = (await readToken(gone, place, io)).value;
    await dropToken(gone, place, io);
    await writeUserFile(io.env, file);
    if (token === null) say(io, io.colors.yellow(io.t('cli.sessionStaysLocked', { url })));
    else if (!isApiKey(token) && !(await endSession(url, token, io)))
      say(io, io.colors.yellow(io.t('cli.sessionStays', { url })));
  }
  if (options.json) printJson(io, { url, account, username: isOut ? gone.username : null });
  else say(io, io.t(isOut ? 'cli.loggedOut' : 'cli.wasNotLoggedIn', { url }));
  return EXIT.done;
}

/** The file without a sign-in, and the sign-in. */
function withoutLogin(
  file: UserFile,
  { url, account }: LoginPlace,
): { readonly gone: StoredLogin | undefined; readonly file: UserFile } {
  if (account === null) {
    const { [url]: gone, ...logins } = file.logins ?? {};
    return { gone, file: { ...file, logins } };
  }
  const gone = file.accounts?.[account];
  const left = { url, username: gone?.username ?? '' };
  return { gone, file: { ...file, accounts: { ...file.accounts, [account]: left } } };
}

/** False when the server did not answer; a session that has ended already is no reason to say anything. */
async function endSession(url: string, token: string, io: Io): Promise<boolean> {
  try {
    await withClient(url, token, io, (client) => client.call(logout, { body: {} }));
    return true;
  } catch (error) {
    if (error instanceof ApiError) return error.status === 401;
    throw error;
  }
}
