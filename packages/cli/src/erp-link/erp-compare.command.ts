import { addDays } from '@kontor/portal-core/dates';
import { comparisonTables, erpCompare, erpSendMissing, type Comparison } from '@kontor/portal-core/erp-link';
import { readSettings, type SettingOptions } from '../config/index.js';
import { portalDay, withPortal } from '../http/index.js';
import { agreed, EXIT, type Io, printable, printJson, readDays, say, table } from '../terminal/index.js';
import { ofFileMaker } from './of-file-maker.js';

export interface ErpCompareOptions extends SettingOptions {
  /** Days of the orders, both included: `2026-11-28`. */
  readonly from?: string;
  readonly to?: string;
  /** True to send again what the ERP has lost. */
  readonly sendMissing?: boolean;
  readonly yes?: boolean;
}

/** Days before today that are compared when none are named. */
const DAYS = 30;
/** Most differences in the table; `--json` has all that the portal names. */
const SHOWN = 50;

/** `kontor erp compare`: where the orders of some days differ between the portal and its FileMaker file. Ends with 3 if they do. */
export async function run(options: ErpCompareOptions, io: Io): Promise<number> {
  const { from: first, to: last } = readDays(options);
  return withPortal(await readSettings(options, io), io, async (client) => {
    const to = last ?? (await portalDay(client));
    const from = first ?? addDays(to, -DAYS);
    const found = await ofFileMaker(client.call(erpCompare, { body: { from, to } }));
    if (options.json) printJson(io, { ...found, ok: isFine(found) });
    else tell(found, io, options.quiet ?? false);
    if (found.failure !== '') return EXIT.failed;
    const missing = found.differences.filter(({ kind }) => kind === 'missing_there').length;
    if (options.sendMissing && missing > 0) {
      await agreed(io, options, io.t('cli.askSendMissing', { count: missing }));
      const { orders, failure } = await ofFileMaker(client.call(erpSendMissing, { body: { from, to } }));
      if (failure !== '') {
        say(io, unreadText(failure, io));
        return EXIT.failed;
      }
      say(io, io.t('erpLink.sendOpenDone', { count: orders }));
    }
    return isFine(found) ? EXIT.done : EXIT.rejected;
  });
}

const isFine = ({ failure, difference_count }: Comparison): boolean =>
  failure === '' && difference_count === 0;

/** Why the ERP could not be read to the end. */
const unreadText = (failure: string, { colors }: Io): string => `${colors.red('✗')} ${printable(failure)}`;

function tell(found: Comparison, io: Io, isQuiet: boolean): void {
  const { t, colors } = io;
  const { from, to, orders_here: here, orders_there: there, under_way, untold } = found;
  if (found.failure !== '') {
    io.stdout.write(`${unreadText(found.failure, io)}\n`);
    return;
  }
  if (!isQuiet) say(io, t('cli.compared', { from, to, here, there, under_way, untold }));
  const { days, differences } = comparisonTables(found, t);
  if (found.days.length > 0) io.stdout.write(`${table([days.headings, ...days.rows])}\n`);
  if (found.differences.length > 0)
    io.stdout.write(table([differences.headings, ...differences.rows.slice(0, SHOWN)]));
  const more = found.difference_count - Math.min(found.differences.length, SHOWN);
  if (more > 0) say(io, t('cli.comparedMore', { count: more }));
  if (found.looks_restored)
    say(io, colors.red(t('erpLink.looksRestored', { count: found.difference_count })));
  if (!isQuiet && found.difference_count === 0) say(io, t('cli.comparedFine'));
}
