import { addDays, isIsoDay } from '../../dates/index.js';
import { issue, type Issue } from '../../validation/index.js';

/** Most days after the first one: a comparison holds all their orders in memory. */
const MOST_DAYS = 366;

/** Every broken rule of the days whose orders are compared (`YYYY-MM-DD`, both included). */
export function validateComparedDays({
  from,
  to,
}: {
  readonly from: string;
  readonly to: string;
}): readonly Issue[] {
  const unreal = Object.entries({ from, to }).filter(([, day]) => !isIsoDay(day));
  if (unreal.length > 0) return unreal.map(([path]) => issue(path, 'date'));
  if (from > to) return [issue('to', 'min', { min: from })];
  const last = addDays(from, MOST_DAYS);
  return to > last ? [issue('to', 'max', { max: last })] : [];
}
