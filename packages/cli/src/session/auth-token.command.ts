import { readSettings } from '../config/index.js';
import { notSignedIn } from '../http/index.js';
import { EXIT, type GlobalOptions, type Io, printJson } from '../terminal/index.js';

/** `kontor auth token`: prints the token that commands send, for other programs. Ends with 4 if there is none. */
export async function run(options: GlobalOptions, io: Io): Promise<number> {
  const settings = await readSettings(options, io);
  const token = settings.token.value;
  if (token === null) throw notSignedIn(settings);
  if (options.json) printJson(io, { url: settings.url.value, account: settings.account.value, token });
  else io.stdout.write(`${token}\n`);
  return EXIT.done;
}
