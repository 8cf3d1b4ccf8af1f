import { erpCheck, type ErpCheck, type LayoutFlaw } from '@kontor/portal-core/erp-link';
import { readSettings, type SettingOptions } from '../config/index.js';
import { withPortal } from '../http/index.js';
import { EXIT, type Io, printable, printJson, say } from '../terminal/index.js';
import { ofFileMaker } from './of-file-maker.js';

/** FileMaker's words for kinds of fields that have a name in the catalogue. */
const KINDS = ['text', 'number', 'date', 'timeStamp', 'calculation', 'summary', 'container', 'time'] as const;

/** `kontor erp check`: has the portal look whether its FileMaker file has what Kontor needs. Fails if something is missing. */
export async function run(options: SettingOptions, io: Io): Promise<number> {
  const settings = await readSettings(options, io);
  return withPortal(settings, io, async (client) => {
    const check = await ofFileMaker(client.call(erpCheck, {}));
    const isFine = check.failure === '' && check.flaws.length === 0;
    if (options.json)
      printJson(io, {
        ...check,
        ok: isFine,
        flaws: check.flaws.map((flaw) => ({ ...flaw, what: flawText(flaw, io) })),
      });
    else tell(check, io, options.quiet ?? false);
    return isFine ? EXIT.done : EXIT.failed;
  });
}

function tell(check: ErpCheck, io: Io, isQuiet: boolean): void {
  const { t, colors } = io;
  const { url, layouts, failure, examined, flaws } = check;
  if (!isQuiet)
    for (const layout of layouts) io.stdout.write(`${printable(t('cli.erpChecked', { url, layout }))}\n`);
  if (failure !== '') io.stdout.write(`${colors.red('✗')} ${printable(failure)}\n`);
  for (const flaw of flaws) io.stdout.write(`${colors.red('✗')} ${printable(flawText(flaw, io))}\n`);
  if (isQuiet || failure !== '') return;
  say(
    io,
    flaws.length === 0
      ? t('cli.erpFine', { count: examined })
      : t('cli.erpFlaws', { count: flaws.length, total: String(examined) }),
  );
}

/** The sentence to give the developer of the file. */
function flawText({ record, layout, flaw, field, wanted, found }: LayoutFlaw, { t }: Io): string {
  const kind = (word: string): string => {
    const known = KINDS.find((one) => one === word);
    return known === undefined ? word : t(`cli.erpKind_${known}`);
  };
  const records = t(`cli.erpRecords_${record}`);
  return t(`cli.erpFlaw_${flaw}`, { field, layout, records, wanted: kind(wanted), found: kind(found) });
}
