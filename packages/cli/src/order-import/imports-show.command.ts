import { orderImportsGet } from '@kontor/portal-core/order-import';
import { readSettings } from '../config/settings.js';
import { withPortal } from '../http/portal.js';
import { chosenNumber } from '../terminal/chosen.js';
import { EXIT } from '../terminal/exit-code.js';
import { printJson, type GlobalOptions, type Io } from '../terminal/io.js';
import { ofImport } from './of-import.js';
import { receiptText } from './receipt.js';

export interface ImportsShowOptions extends GlobalOptions {
  readonly id: string;
}

/** `kontor imports show ID`: the receipt. */
export async function run(options: ImportsShowOptions, io: Io): Promise<number> {
  const id = chosenNumber(options.id);
  return withPortal(await readSettings(options, io), io, async (client) => {
    const receipt = await ofImport(id, client.call(orderImportsGet, { params: { id } }));
    if (options.json) printJson(io, receipt);
    else io.stdout.write(receiptText(receipt, io));
    return EXIT.done;
  });
}
