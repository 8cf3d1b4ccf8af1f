import { orderImportsGet, orderImportsUndone } from '@kontor/portal-core/order-import';
import { readSettings } from '../../config/index.js';
import { withPortal } from '../../http/index.js';
import { chosenNumber, EXIT, type GlobalOptions, type Io, printJson, sayOut } from '../../terminal/index.js';
import { ofImport } from './of-import.js';
import { receiptText } from '../report/receipt.js';
import { undoneText } from './undone-text.js';

export interface ImportsShowOptions extends GlobalOptions {
  readonly id: string;
}

/** `kontor imports show ID`: prints the receipt, and what was kept when it was undone. */
export async function run(options: ImportsShowOptions, io: Io): Promise<number> {
  const id = chosenNumber(options.id);
  return withPortal(await readSettings(options, io), io, async (client) => {
    const receipt = await ofImport(id, client.call(orderImportsGet, { params: { id } }));
    const undone =
      receipt.state === 'undone' ? await client.call(orderImportsUndone, { params: { id } }) : null;
    if (options.json) {
      printJson(io, undone === null ? receipt : { ...receipt, undone });
      return EXIT.done;
    }
    io.stdout.write(receiptText(receipt, io));
    if (undone !== null) sayOut(io, undoneText(undone, io));
    return EXIT.done;
  });
}
