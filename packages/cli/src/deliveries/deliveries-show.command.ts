import { deliveriesGet } from '@kontor/portal-core/deliveries';
import { readSettings, type SettingOptions } from '../config/index.js';
import { refusedAs, withPortal } from '../http/index.js';
import { chosenNumber, CliError, EXIT, printJson, recordOf, recordText, type Io } from '../terminal/index.js';
import { DELIVERY_COLUMNS } from './delivery-columns.js';

export interface DeliveriesShowOptions extends SettingOptions {
  readonly number: string;
}

/** `kontor deliveries show NUMBER`: prints a delivery. */
export async function run(options: DeliveriesShowOptions, io: Io): Promise<number> {
  const id = chosenNumber(options.number);
  return withPortal(await readSettings(options, io), io, async (client) => {
    const delivery = await refusedAs(client.call(deliveriesGet, { params: { id } }), {
      not_found: new CliError('not_found', EXIT.failed, { key: 'cli.deliveryUnknown', params: { id } }),
    });
    if (options.json) printJson(io, recordOf(DELIVERY_COLUMNS, delivery));
    else io.stdout.write(recordText(DELIVERY_COLUMNS, delivery, io));
    return EXIT.done;
  });
}
