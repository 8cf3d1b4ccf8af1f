import { API_KEY_PREFIX } from '@kontor/portal-core/embedding';
import { logout } from '@kontor/portal-core/session';
import { ApiError } from '@kontor/portal-core/wire';
import { readSettings, readUserFile, writeUserFile } from '../config/index.js';
import { withClient } from '../http/index.js';
import { EXIT, type GlobalOptions, type Io, printJson, say } from '../terminal/index.js';

/** `kontor logout`: ends the session at the server and deletes the sign-in, the latter also when the server cannot be reached. An API key is only deleted here: other programs may have it. */
export async function run(options: GlobalOptions, io: Io): Promise<number> {
  const url = (await readSettings(options, io)).url.value;
  const file = await readUserFile(io.env);
  const { [url]: gone, ...logins } = file.logins ?? {};
  if (gone) {
    await writeUserFile(io.env, { ...file, logins });
    if (!isApiKey(gone.token) && !(await endSession(url, gone.token, io)))
      say(io, io.colors.yellow(io.t('cli.sessionStays', { url })));
  }
  if (options.json) printJson(io, { url, username: gone?.username ?? null });
  else say(io, io.t(gone ? 'cli.loggedOut' : 'cli.wasNotLoggedIn', { url }));
  return EXIT.done;
}

const isApiKey = (token: string): boolean => token.startsWith(API_KEY_PREFIX);

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
