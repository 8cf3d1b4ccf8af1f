import { apiKeysOwn } from '@kontor/portal-core/embedding';
import { currentUser } from '@kontor/portal-core/session';
import type { PortalClient } from '@kontor/portal-core/wire';
import { readSettings, readUserFile } from '../config/index.js';
import { withPortal } from '../http/index.js';
import { EXIT, type GlobalOptions, type Io, printJson, table } from '../terminal/index.js';
import { isApiKey } from './api-key.js';

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
  const sent = settings.token.value ?? '';
  const { username, full_name, merchant } = await withPortal(settings, io, (client) => whoIs(client, sent));
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

async function whoIs(client: PortalClient, token: string) {
  if (isApiKey(token)) {
    const { name, merchant_name } = await client.call(apiKeysOwn, {});
    return { username: name, full_name: '', merchant: merchant_name };
  }
  const { username, full_name, merchant } = await client.call(currentUser, {});
  return { username, full_name, merchant: merchant?.merchant_name ?? null };
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
