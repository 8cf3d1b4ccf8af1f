import {
  dateOrderOfMapping,
  holdsDateOrder,
  turnedDatesOf,
  type DateOrder,
  type ImportMapping,
  type Inspection,
} from '@kontor/portal-core/order-import';
import { ask, canAsk, CliError, EXIT, type Io, printable, say, type Told } from '../../terminal/index.js';
import { dateReadings, readingLines, type DateReading } from './date-readings.js';

/** Earlier choices of the order of day and month. */
export interface SaidDateOrder {
  /** Set by a flag of this call. */
  readonly typed: DateOrder | undefined;
  /** Kept from another file: set by a profile, or by the recipe remembered for such files. */
  readonly kept: DateOrder | undefined;
}

/**
 * The order of day and month in the file's dates. If they fit more than one, that of the profile or the remembered
 * recipe is used where it gives the likelier days; else it is asked for at a terminal; without a terminal it is a
 * usage error naming `--date-order`, never a guess. If some dates may have been converted to another month, only an
 * option of this call can say that they were not.
 */
export async function chooseDateOrder(
  inspection: Inspection,
  mapping: ImportMapping,
  { typed, kept }: SaidDateOrder,
  io: Io,
): Promise<DateOrder | null> {
  if (typed !== undefined) return typed;
  const turned = turnedDatesOf(inspection, mapping);
  if (turned !== null) {
    const told = { key: 'orderImport.datesTurned', params: { ...turned } } as const;
    return askedOrder('dates_turned', told, dateReadings(inspection, mapping, io), io);
  }
  const detected = dateOrderOfMapping(inspection, mapping);
  if (!detected.ambiguous) return detected.value;
  if (kept !== undefined && holdsDateOrder(inspection, mapping, kept)) return kept;
  const readings = dateReadings(inspection, mapping, io);
  const told = { key: 'orderImport.dateOrderChoose' } as const;
  return askedOrder('date_order_ambiguous', told, readings, io);
}

/** Asks at a terminal, with a date of the file for each order; without a terminal it is a usage error with the same lines. */
async function askedOrder(
  code: string,
  told: Told,
  readings: readonly DateReading[],
  io: Io,
): Promise<DateOrder> {
  const lines = readingLines(readings, io);
  if (!canAsk(io)) {
    const hint = { key: 'cli.hintDateOrder', params: { order: readings[0]?.order ?? 'dmy' } } as const;
    throw new CliError(code, EXIT.usage, told, hint, { lines, data: { readings } });
  }
  for (const line of [io.t(told.key, told.params), ...lines]) say(io, line);
  const answers = readings.map(({ order }) => order).join(', ');
  for (;;) {
    const typed = (await ask(io, io.t('cli.askDateOrder', { answers }))).trim().toLowerCase();
    const found = typed === '' ? undefined : readings.find(({ order }) => order.startsWith(typed));
    if (found !== undefined) return found.order;
    say(io, io.t('cli.noAnswer', { answer: printable(typed), answers }));
  }
}
