import type { ImportEffects, Shortage } from '@kontor/portal-core/order-import';
import { DEFAULT_TIME_ZONE, formatDay, today } from '@kontor/portal-core/dates';
import { type Io, printable } from '../../terminal/index.js';

/** Maximum number of shortages and twins listed; `--json` has more. */
const SHOWN = 10;
/** Number of twins of a kind after which a report searches for no more. */
const MOST_FOUND = 1000;

/**
 * Describes what storing the orders would do: products that run short, orders that wait, and orders already stored
 * under another number.
 */
export function effectsText(effects: ImportEffects | null, io: Pick<Io, 't'>): string[] {
  if (effects === null) return [];
  const { t } = io;
  const { shortages, shortageCount, waitingOrders, twins, twinsInFile } = effects;
  const all = [
    ...twins.map((twin) => ({
      ...twin,
      of: t('orderImport.twinOf', {
        number: twin.twin_external_order_id,
        date: formatDay(twin.twin_date),
      }),
    })),
    ...twinsInFile.map((twin) => ({
      ...twin,
      of: t('orderImport.twinInFile', { number: twin.twin_external_order_id }),
    })),
  ];
  return [
    ...(shortageCount === 0 ? [] : [t('orderImport.shortages', { count: shortageCount })]),
    ...shortages.slice(0, SHOWN).map((shortage) => `  ${shortageText(shortage, io)}`),
    ...(waitingOrders === 0 ? [] : [t('orderImport.waitingOrders', { count: waitingOrders })]),
    ...(all.length === 0 ? [] : [t('orderImport.twins', { count: all.length })]),
    ...all
      .slice(0, SHOWN)
      .map(({ external_order_id, of }) => `  ${printable(`${external_order_id}: ${of}`)}`),
    ...moreText(all.length, [twins, twinsInFile], t),
  ];
}

/** That orders were stored although they probably exist under other numbers, and what to do about it; null where none was. */
export function storedTwinsText(
  effects: ImportEffects | null,
  importId: number,
  { t }: Pick<Io, 't'>,
): string | null {
  const numbers = effects?.twins.map(({ external_order_id }) => external_order_id) ?? [];
  if (numbers.length === 0) return null;
  const shown = [...numbers.slice(0, SHOWN), ...(numbers.length > SHOWN ? ['…'] : [])].join(', ');
  const command = `kontor imports undo ${importId}`;
  return printable(t('cli.hintTwins', { count: numbers.length, numbers: shown, command }));
}

/** How many more there are; more than that where the search for them ended early. */
function moreText(count: number, found: readonly (readonly unknown[])[], t: Io['t']): string[] {
  const more = count - SHOWN;
  if (more <= 0) return [];
  const isCut = found.some(({ length }) => length >= MOST_FOUND);
  return [`  ${t(isCut ? 'cli.moreTwinsAtLeast' : 'cli.moreConflicts', { count: more })}`];
}

function shortageText(
  { product_id, product_name, needed, available, missing, coveredBy, stillMissing }: Shortage,
  { t }: Pick<Io, 't'>,
): string {
  const now = today(Date.now, DEFAULT_TIME_ZONE);
  const covered = coveredBy.map(({ date, qty }) =>
    t(date < now ? 'orderImport.shortageOverdue' : 'orderImport.shortageCovered', {
      qty,
      date: formatDay(date),
    }),
  );
  const rest =
    stillMissing === 0
      ? t('orderImport.shortageCoveredAll')
      : t('orderImport.shortageStill', { count: stillMissing });
  const parts = [
    t('orderImport.shortageMissing', { count: missing }),
    t('orderImport.shortageOf', { needed, available }),
    ...covered,
  ];
  return `${printable(`${product_id} ${product_name}`.trimEnd())}: ${parts.join(', ')}${covered.length === 0 ? '' : `. ${rest}`}`;
}
