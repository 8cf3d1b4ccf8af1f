import { deliveriesGet } from '@kontor/portal-core/deliveries';
import { ApiError } from '@kontor/portal-core/wire';
import { readSettings, type SettingOptions } from '../config/index.js';
import { withPortal } from '../http/index.js';
import { chosenNumber, CliError, EXIT, printJson, recordOf, recordText, type Io } from '../terminal/index.js';
import { DELIVERY_COLUMNS } from './delivery-columns.js';

export interface DeliveriesShowOptions extends SettingOptions {
  readonly number: string;
}

/** `kontor deliveries show NUMBER`: prints a delivery. */
export async function run(options: DeliveriesShowOptions, io: Io): Promise<number> {
  const id = chosenNumber(options.number);
  return withPortal(await readSettings(options, io), io, async (client) => {
    const delivery = await client.call(deliveriesGet, { params: { id } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404)
        throw new CliError('not_found', EXIT.failed, { key: 'cli.deliveryUnknown', params: { id } });
      throw error;
    });
    if (options.json) printJson(io, recordOf(DELIVERY_COLUMNS, delivery));
    else io.stdout.write(recordText(DELIVERY_COLUMNS, delivery, io));
    return EXIT.done;
  });
}
