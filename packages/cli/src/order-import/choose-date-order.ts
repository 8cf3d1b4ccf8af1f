import {
  DATE_ORDERS,
  dateOrderOfMapping,
  turnedDatesOf,
  type DateOrder,
  type ImportMapping,
  type Inspection,
  type TurnedDates,
} from '@kontor/portal-core/order-import';
import { ask, canAsk, CliError, EXIT, type Io, say } from '../terminal/index.js';

/** Earlier choices of the order of day and month. */
export interface SaidDateOrder {
  /** Set by a flag of this call. */
  readonly typed: DateOrder | undefined;
  /** Set by a flag or a profile. */
  readonly chosen: DateOrder | undefined;
  /** Set by the recipe remembered for such files. */
  readonly remembered: DateOrder | undefined;
}

/**
 * The order of day and month in the file's dates. If they fit more than one, that of the remembered recipe is used;
 * else it is asked for at a terminal; without a terminal it is a usage error naming `--date-order`, never a guess. If
 * some dates may have been converted to another month, only an option of this call can say that they were not.
 */
export async function chooseDateOrder(
  inspection: Inspection,
  mapping: ImportMapping,
  { typed, chosen, remembered }: SaidDateOrder,
  io: Io,
): Promise<DateOrder | null> {
  if (typed !== undefined) return typed;
  const turned = turnedDatesOf(inspection, mapping);
  if (turned !== null) return chooseForTurned(turned, io);
  if (chosen !== undefined) return chosen;
  const detected = dateOrderOfMapping(inspection, mapping);
  if (!detected.ambiguous) return detected.value;
  if (remembered !== undefined) return remembered;
  if (canAsk(io)) return askDateOrder(io, `${io.t('orderImport.dateOrderChoose')} `);
  throw new CliError(
    'date_order_ambiguous',
    EXIT.usage,
    { key: 'orderImport.dateOrderChoose' },
    { key: 'cli.hintDateOrder' },
  );
}

async function chooseForTurned({ turned, left }: TurnedDates, io: Io): Promise<DateOrder> {
  const told = { key: 'orderImport.datesTurned', params: { turned, left } } as const;
  if (!canAsk(io)) throw new CliError('dates_turned', EXIT.usage, told, { key: 'cli.hintDateOrder' });
  say(io, io.t(told.key, told.params));
  return askDateOrder(io);
}

async function askDateOrder(io: Io, question = ''): Promise<DateOrder> {
  for (;;) {
    const answer = (await ask(io, `${question}${io.t('cli.askDateOrder')}`)).trim().toLowerCase();
    const found = DATE_ORDERS.find((order) => order === answer);
    if (found) return found;
  }
}
