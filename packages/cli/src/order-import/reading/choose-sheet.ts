import type { SheetChoice } from '@kontor/portal-core/order-import';
import {
  ask,
  canAsk,
  CliError,
  EXIT,
  type Io,
  printable,
  quotedForShell,
  say,
} from '../../terminal/index.js';

/**
 * The sheet of a workbook that has several with the same header. It is asked for at a terminal, by name or number;
 * without a terminal it is a usage error naming `--sheet`. Null if the sheet is certain.
 */
export async function chooseSheet(workbook: SheetChoice | undefined, io: Io): Promise<string | null> {
  const { sheet = '', sameTables = [], chosen = false } = workbook ?? {};
  if (chosen || sameTables.length === 0) return null;
  const names = [sheet, ...sameTables];
  const sheets = names.map((text) => io.t('orderImport.quoted', { text: printable(text) })).join(', ');
  const told = { key: 'orderImport.sheetUnsure', params: { sheets } } as const;
  if (!canAsk(io)) {
    const lines = names.map((name) => `  --sheet ${quotedForShell(printable(name))}`);
    const alternatives = names.map((name) => ['--sheet', name]);
    throw new CliError(
      'sheet_unsure',
      EXIT.usage,
      told,
      { key: 'cli.hintSheet' },
      { lines, data: { alternatives } },
    );
  }
  say(io, io.t(told.key, told.params));
  for (;;) {
    const answer = (await ask(io, io.t('cli.askSheet'))).trim();
    const folded = answer.toLowerCase();
    const found = names.find((name) => name.trim().toLowerCase() === folded) ?? names[Number(answer) - 1];
    if (found !== undefined) return found;
    say(io, io.t('cli.noAnswer', { answer: printable(answer), answers: sheets }));
  }
}
