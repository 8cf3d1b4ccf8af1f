import { readSettings, readUserFile } from '../config/index.js';
import { whoIs, withPortal } from '../http/index.js';
import { EXIT, type GlobalOptions, type Io, printJson, table } from '../terminal/index.js';

/** `kontor auth status`: asks the server who is signed in, or whose API key is sent, and lists the other sign-ins kept on this machine. Ends with 4 if nobody is. */
export async function run(options: GlobalOptions, io: Io): Promise<number> {
  const settings = await readSettings(options, io);
  const url = settings.url.value;
  const account = settings.account.value;
  const { logins = {}, accounts = {} } = await readUserFile(io.env);
  const kept = [
    ...Object.entries(logins).map(([server, { username }]) => ({
      account: null,
      url: server,
      username,
      signed_in: true,
    })),
    ...Object.entries(accounts).map(([name, one]) => ({
      account: name,
      url: one.url,
      username: one.username,
      signed_in: one.token !== undefined,
    })),
  ];
  const others = kept.filter((one) => one.url !== url || one.account !== account);
  const { username, full_name, merchant } = await withPortal(settings, io, (client) =>
    whoIs(client, settings),
  );
  const token = { origin: settings.token.origin, where: settings.token.where };
  if (options.json) {
    printJson(io, { url, account, username, full_name, merchant, token, others });
    return EXIT.done;
  }
  const rows = [
    [io.t('cli.columnServer'), url],
    [io.t('cli.columnAccount'), account ?? ''],
    [io.t('cli.columnWho'), full_name === '' ? username : `${username} (${full_name})`],
    [io.t('cli.columnMerchant'), merchant ?? ''],
    [io.t('cli.columnToken'), `${io.t(`cli.origin_${token.origin}`)} (${token.where})`],
  ];
  io.stdout.write(table(rows.filter(([, value]) => value !== '')));
  if (others.length > 0) io.stdout.write(`\n${io.t('cli.otherLogins')}\n${othersText(others, io)}`);
  return EXIT.done;
}

interface KeptLogin {
  readonly account: string | null;
  readonly url: string;
  readonly username: string;
  readonly signed_in: boolean;
}

const othersText = (others: readonly KeptLogin[], { t }: Io): string =>
  table(
    others.map(({ account, url, username, signed_in: isIn }) => [
      `  ${account ?? ''}`,
      url,
      username,
      isIn ? '' : t('cli.loggedOutMark'),
    ]),
  );
