import { DEFAULT_TIME_ZONE, formatDay, today } from '@kontor/portal-core/dates';
import { apiKeyState } from '@kontor/portal-core/embedding';
import { originText, readSettings, readUserFile } from '../config/index.js';
import { whoIs, withPortal } from '../http/index.js';
import { EXIT, type GlobalOptions, type Io, printJson, table } from '../terminal/index.js';
import { type KeptLogin, keptLogins } from './kept-logins.js';

/** `kontor auth status`: asks the server who is signed in, or whose API key is sent, and lists the other sign-ins kept on this machine. Ends with 4 if nobody is. */
export async function run(options: GlobalOptions, io: Io): Promise<number> {
  const settings = await readSettings(options, io);
  const url = settings.url.value;
  const account = settings.account.value;
  const kept = keptLogins(await readUserFile(io.env));
  const others = kept.filter((one) => one.url !== url || one.account !== account);
  const { username, full_name, merchant, last_day } = await withPortal(settings, io, (client) =>
    whoIs(client, settings),
  );
  const token = { origin: settings.token.origin, where: settings.token.where };
  if (options.json) {
    printJson(io, { url, account, username, full_name, merchant, last_day, token, others });
    return EXIT.done;
  }
  const rows = [
    [io.t('cli.columnServer'), url],
    [io.t('cli.columnAccount'), account ?? ''],
    [io.t('cli.columnWho'), full_name === '' ? username : `${username} (${full_name})`],
    [io.t('cli.columnMerchant'), merchant ?? ''],
    [io.t('apiKeys.lastDay'), last_day === null ? '' : lastDayText(last_day, io)],
    [io.t('cli.columnToken'), originText(token, io)],
  ];
  io.stdout.write(table(rows.filter(([, value]) => value !== '')));
  if (others.length > 0) io.stdout.write(`\n${io.t('cli.otherLogins')}\n${othersText(others, io)}`);
  return EXIT.done;
}

/** The last day of a key, marked when it is near: whoever looks can still make another one. */
function lastDayText(last_day: string, io: Io): string {
  const state = apiKeyState({ last_day, revoked_at: null }, today(Date.now, DEFAULT_TIME_ZONE));
  const day = formatDay(last_day);
  return state === 'live' ? day : io.colors.yellow(`${day} (${io.t(`apiKeys.${state}`)})`);
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
