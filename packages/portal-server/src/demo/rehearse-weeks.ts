import { addDays, daysBetween } from '@kontor/portal-core/dates';
import type { Database } from '../db/index.js';
import { foretellWeek, mondayOf, readHistories, WEEKS_BACK } from '../stock-risk/index.js';

/**
 * Foretells the past weeks as if the server had been there on their Mondays, so that "this week" has a record to show. The stock of those
 * days is made up like all of the demo data: it is the present one.
 * @param today ISO day.
 */
export async function rehearseWeeks(database: Database, today: string): Promise<void> {
  const { days, merchants } = await readHistories(database.read, today);
  for (let back = 1; back <= WEEKS_BACK; back += 1) {
    const firstDay = addDays(mondayOf(today), -7 * back);
    const week = { firstDay, place: daysBetween(days.first, firstDay), announced: new Map() };
    for (const products of merchants.values()) await foretellWeek(database, products, week);
  }
}
