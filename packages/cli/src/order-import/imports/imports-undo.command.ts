import { orderImportsGet, orderImportsUndo } from '@kontor/portal-core/order-import';
import { readSettings } from '../../config/index.js';
import { withPortal } from '../../http/index.js';
import {
  agreed,
  chosenNumber,
  EXIT,
  type GlobalOptions,
  type Io,
  printJson,
  say,
} from '../../terminal/index.js';
import { ofImport } from './of-import.js';
import { undoneText } from './undone-text.js';

export interface ImportsUndoOptions extends GlobalOptions {
  readonly id: string;
  readonly yes?: boolean;
}

/** `kontor imports undo ID`: cancels those of its orders that are still open and lists those it kept. Orders that replaced others stay. */
export async function run(options: ImportsUndoOptions, io: Io): Promise<number> {
  const id = chosenNumber(options.id);
  return withPortal(await readSettings(options, io), io, async (client) => {
    const { counts, state } = await ofImport(id, client.call(orderImportsGet, { params: { id } }));
    const isUndone = state === 'undone';
    if (counts.replaced > 0 && !isUndone && !options.json && !options.quiet)
      say(io, io.t('cli.undoReplaced', { count: counts.replaced }));
    // One that is undone already is refused by the server.
    if (!isUndone) await agreed(io, options, io.t('cli.askUndo', { id, count: counts.created }));
    const answer = await ofImport(id, client.call(orderImportsUndo, { params: { id } }));
    if (options.json) {
      printJson(io, answer);
      return EXIT.done;
    }
    say(io, undoneText(answer, io));
    return EXIT.done;
  });
}
