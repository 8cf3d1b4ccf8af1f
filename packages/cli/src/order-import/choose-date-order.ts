import {
  DATE_ORDERS,
  dateOrderOfMapping,
  type DateOrder,
  type ImportMapping,
  type Inspection,
} from '@kontor/portal-core/order-import';
import { ask } from '../terminal/ask.js';
import { CliError } from '../terminal/cli-error.js';
import { EXIT } from '../terminal/exit-code.js';
import { canAsk, type Io } from '../terminal/io.js';

/**
 * The order of the file's dates. When they fit more than one, that of the recipe remembered for such files is taken; else it is asked for at a terminal; without one it is a usage error naming
 * `--date-order`, never a guess.
 */
// oxlint-disable-next-line max-params -- what is known, in the order it counts
export async function chooseDateOrder(
  inspection: Inspection,
  mapping: ImportMapping,
  chosen: DateOrder | undefined,
  remembered: DateOrder | undefined,
  io: Io,
): Promise<DateOrder | null> {
  if (chosen !== undefined) return chosen;
  const detected = dateOrderOfMapping(inspection, mapping);
  if (!detected.ambiguous) return detected.value;
  if (remembered !== undefined) return remembered;
  if (!canAsk(io)) {
    throw new CliError(
      'date_order_ambiguous',
      EXIT.usage,
      { key: 'validation.ambiguousDate' },
      { key: 'cli.hintDateOrder' },
    );
  }
  for (;;) {
    const answer = (await ask(io, io.t('cli.askDateOrder'))).trim().toLowerCase();
    const found = DATE_ORDERS.find((order) => order === answer);
    if (found) return found;
  }
}
