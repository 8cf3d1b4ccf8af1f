// The daily demand of a real shop, as the histories of one merchant. Its origin is told in `demand/README.md`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { daysBetween } from '../src/dates/index.js';
import type { ProductHistory } from '../src/stock-risk/demand-history.js';

const PART = new URL('demand/uci-daily-demand-part.csv.gz', import.meta.url);
/** The Monday before the first day of the data. */
const FIRST_DAY = '2010-11-29';
const LENGTH = 392;

/** The place of an ISO day in the histories. */
export const placeOf = (day: string): number => daysBetween(FIRST_DAY, day);

/** Reads the histories of all products. */
export function realDemand(
  file = process.env['KONTOR_DEMAND'] ?? fileURLToPath(PART),
): readonly ProductHistory[] {
  const products = new Map<string, { units: Float64Array; orders: Float64Array; first: number }>();
  for (const line of gunzipSync(readFileSync(file)).toString().trim().split('\n').slice(1)) {
    const [day, id, units, orders] = line.split(',') as [string, string, string, string];
    const place = placeOf(day);
    const product = products.get(id) ?? {
      units: new Float64Array(LENGTH),
      orders: new Float64Array(LENGTH),
      first: place,
    };
    products.set(id, product);
    product.units[place] = Number(units);
    product.orders[place] = Number(orders);
    product.first = Math.min(product.first, place);
  }
  return [...products.values()];
}
