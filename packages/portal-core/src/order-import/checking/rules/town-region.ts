import { regionsOfTown } from '../../../countries/index.js';
import type { CleanOrder } from '../../../orders/index.js';
import { remember } from '../cells/remember.js';

/** The regions of a town; most orders of a file go to few towns. */
const regionsOf = remember((city) => regionsOfTown(city)?.join(' ') ?? '');

const CODE = /^\d{5}$/;

/** Whether a German town is known to lie elsewhere than its post code: `20095 München`. One of the two is wrong. */
export function isElsewhere({
  postal_code,
  city,
  country_code,
}: Pick<CleanOrder, 'postal_code' | 'city' | 'country_code'>): boolean {
  if (country_code !== 'DE' || !CODE.test(postal_code)) return false;
  const regions = regionsOf(city);
  return regions !== '' && !regions.split(' ').includes(postal_code.slice(0, 2));
}
