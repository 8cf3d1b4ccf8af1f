import { readSettings, readUserFile } from '../config/index.js';
import { EXIT, type GlobalOptions, type Io, printJson, say, table } from '../terminal/index.js';
import { type KeptLogin, keptLogins } from './kept-logins.js';

/** `kontor auth list`: the sign-ins kept on this machine, without asking any server; the one that commands use is marked. */
export async function run(options: GlobalOptions, io: Io): Promise<number> {
  const settings = await readSettings(options, io, { mayBeNew: true, isTokenUnread: true });
  const logins = keptLogins(await readUserFile(io.env)).map((one) => ({
    ...one,
    is_used: one.url === settings.url.value && one.account === settings.account.value,
  }));
  if (options.json) printJson(io, { logins });
  else if (logins.length === 0) say(io, io.t('cli.noLogins'));
  else io.stdout.write(table([headOf(io), ...logins.map((one) => rowOf(one, io))]));
  return EXIT.done;
}

const headOf = ({ t }: Io): readonly string[] => [
  ' ',
  t('cli.columnAccount'),
  t('cli.columnServer'),
  t('cli.columnWho'),
  t('cli.columnToken'),
];

const rowOf = (one: KeptLogin & { readonly is_used: boolean }, { t }: Io): readonly string[] => [
  one.is_used ? '*' : ' ',
  one.account ?? '',
  one.url,
  one.username,
  one.token_in === null
    ? t('cli.loggedOutMark')
    : t(one.token_in === 'keyring' ? 'cli.origin_keyring' : 'cli.origin_user'),
];
