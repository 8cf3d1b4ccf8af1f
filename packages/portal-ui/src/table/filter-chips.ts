import { formatDay, type DayRange, type TextKey, type Translate } from '@kontor/portal-core';
import type { FilterChip, FilterPart } from './useFilterDraft.js';

/** A criterion in words: the fields of the filter it stands in, its label, its value. A mark that is set is `true`: its label says all. */
export type CriterionWords<Filter> = readonly [
  fields: keyof Filter | readonly (keyof Filter)[],
  label: TextKey,
  value: string | number | boolean | undefined,
];

/** The criteria that are set, as chips: „Status: Offen“. A chip takes all fields of its criterion away. */
export function filterChips<Filter>(
  criteria: readonly CriterionWords<Filter>[],
  translate: Translate,
): FilterChip<Filter>[] {
  return criteria
    .filter(([, , value]) => Boolean(value))
    .map(([fields, label, value]) => {
      const names = [fields].flat() as readonly (keyof Filter)[];
      const words = { label: translate(label), value: String(value) };
      return {
        id: names.join(),
        label: value === true ? words.label : translate('common.activeFilter', words),
        without: Object.fromEntries(names.map((name) => [name, undefined])) as FilterPart<Filter>,
      };
    });
}

/** A span of days in words: both days, or from or until one; empty where none is set. */
export function daysText({ from, to }: DayRange, translate: Translate): string {
  if (from && to) return translate('common.daysBetween', { from: formatDay(from), to: formatDay(to) });
  if (from) return translate('common.fromDate', { date: formatDay(from) });
  return to ? translate('common.untilDate', { date: formatDay(to) }) : '';
}
