import { addDays, daysBetween } from '@kontor/portal-core/dates';
import { fitDemand, stockLimits, type Forecaster } from '@kontor/portal-core/stock-risk';
import { inPieces, inTurns } from '../background/index.js';
import type { Database } from '../db/index.js';
import type { AnnouncedItems } from '../erp/index.js';
import { closeWeek, forgetWeeks, isForetold, openWeeks, storeWeeks, type NewWeek } from './foretold.store.js';
import { mondayOf, WEEKS_BACK, type Histories, type KnownProduct } from './read-histories.js';

/** Number of products foretold and stored at a time. */
const AT_ONCE = 200;
/** Number of days after which a week is forgotten. */
const KEPT_DAYS = 182;

interface Today {
  /** ISO day. */
  readonly today: string;
  /** Deliveries that are announced; null when some of the day's orders are there already, which its stock lacks. */
  readonly announced: AnnouncedItems | null;
  readonly signal?: AbortSignal | undefined;
}

/** A week to foretell. */
interface Week {
  /** ISO day of its Monday. */
  readonly firstDay: string;
  /** Its place in the histories: nothing from it on is looked at. */
  readonly place: number;
  /** Deliveries that are announced when the week begins; null for a past week, of whose stock nothing is known. */
  readonly announced: AnnouncedItems | null;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Foretells this week on its Monday, and every past week of the last four that nobody foretold, each from the days before it; then
 * notes what was ordered in the weeks that are over. Ends early when it is aborted; the next run goes on.
 */
export async function foretellWeeks(
  database: Database,
  { days, merchants }: Histories,
  { today, announced, signal }: Today,
): Promise<void> {
  for (let back = 0; back <= WEEKS_BACK; back += 1) {
    const firstDay = addDays(mondayOf(today), -7 * back);
    const place = daysBetween(days.first, firstDay);
    const week = { firstDay, place, announced: firstDay === today ? announced : null, signal };
    for (const [merchantErpId, products] of merchants) {
      if (signal?.aborted) return;
      if (!(await isForetold(database.read, merchantErpId, firstDay)))
        await foretellWeek(database, products, week);
    }
  }
  for (const first of await openWeeks(database.read, addDays(today, -7)))
    await database.write((trx) => closeWeek(trx, { first, last: addDays(first, 6) }));
  await database.write((trx) => forgetWeeks(trx, addDays(today, -KEPT_DAYS)));
}

/** Foretells a week of a merchant's products and stores it as a whole, or nothing of it when it is aborted. */
export async function foretellWeek(
  database: Database,
  products: readonly KnownProduct[],
  week: Week,
): Promise<void> {
  const forecaster = await inTurns(fitDemand(products, week.place));
  const pieces: NewWeek[][] = [];
  for await (const piece of inPieces(products, AT_ONCE)) {
    if (week.signal?.aborted) return;
    pieces.push(piece.flatMap((product) => newWeek(product, forecaster, week) ?? []));
  }
  await database.write(async (trx) => {
    for (const weeks of pieces) await storeWeeks(trx, weeks);
  });
}

function newWeek(known: KnownProduct, forecaster: Forecaster, { firstDay, announced }: Week): NewWeek | null {
  const demand = forecaster.foretell(known);
  if (demand === null) return null;
  const { id, merchant_erp_id, stock_available } = known.product;
  const items = announced?.get(id) ?? [];
  const { week, byDay } = stockLimits({ demand, today: firstDay, announced: items });
  const foretold = { product_id: id, merchant_erp_id, first_day: firstDay, ...week };
  const [from, until] = [addDays(firstDay, -7), addDays(firstDay, 6)];
  // Of a delivery within the week nobody knows the hour: whether stock ran out before it cannot be told from the week's orders.
  const isSupplied = items.some(({ delivery_day: day }) => from <= day && day <= until);
  if (announced === null || stock_available <= 0 || isSupplied) return { ...foretold, stock: null, said: 0 };
  return { ...foretold, stock: stock_available, said: stock_available < byDay[6]! ? 1 : 0 };
}
