import { readSettings, readUserFile, writeUserFile } from '../config/index.js';
import { EXIT, type GlobalOptions, type Io, printJson, say } from '../terminal/index.js';

/** `kontor logout`: deletes the sign-in for the server. */
export async function run(options: GlobalOptions, io: Io): Promise<number> {
  const url = (await readSettings(options, io)).url.value;
  const file = await readUserFile(io.env);
  const { [url]: gone, ...logins } = file.logins ?? {};
  if (gone) await writeUserFile(io.env, { ...file, logins });
  if (options.json) printJson(io, { url, username: gone?.username ?? null });
  else say(io, io.t(gone ? 'cli.loggedOut' : 'cli.wasNotLoggedIn', { url }));
  return EXIT.done;
}
