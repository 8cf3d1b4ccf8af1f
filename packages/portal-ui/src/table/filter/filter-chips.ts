import { formatDay } from '@kontor/portal-core/dates';
import type { TextKey, Translate } from '@kontor/portal-core/i18n';
import type { DayRange } from '@kontor/portal-core/list-filter';
import type { FilterChip, FilterPart } from './useFilterDraft.js';

/** Description of an active filter: its fields, its label, its value. The value `true` stands for a check box, whose label is enough. */
export type CriterionWords<Filter> = readonly [
  fields: keyof Filter | readonly (keyof Filter)[],
  label: TextKey,
  value: string | number | boolean | undefined,
];

/** The active filters as chips: „Status: Offen“. Removing a chip clears all fields of its filter. */
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

/** A range of days in words: both days, or from or until one; empty without any. */
export function daysText({ from, to }: DayRange, translate: Translate): string {
  if (from && to) return translate('common.daysBetween', { from: formatDay(from), to: formatDay(to) });
  if (from) return translate('common.fromDate', { date: formatDay(from) });
  return to ? translate('common.untilDate', { date: formatDay(to) }) : '';
}
