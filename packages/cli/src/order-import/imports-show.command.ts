import { orderImportsGet } from '@kontor/portal-core/order-import';
import { readSettings } from '../config/index.js';
import { withPortal } from '../http/index.js';
import { chosenNumber, EXIT, type GlobalOptions, type Io, printJson } from '../terminal/index.js';
import { ofImport } from './of-import.js';
import { receiptText } from './receipt.js';

export interface ImportsShowOptions extends GlobalOptions {
  readonly id: string;
}

/** `kontor imports show ID`: prints the receipt. */
export async function run(options: ImportsShowOptions, io: Io): Promise<number> {
  const id = chosenNumber(options.id);
  return withPortal(await readSettings(options, io), io, async (client) => {
    const receipt = await ofImport(id, client.call(orderImportsGet, { params: { id } }));
    if (options.json) printJson(io, receipt);
    else io.stdout.write(receiptText(receipt, io));
    return EXIT.done;
  });
}
