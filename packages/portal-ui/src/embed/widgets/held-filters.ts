/** Filters of several fields, by the name a page gives them; others are named as their field. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  date: ['dateFrom', 'dateTo'],
  merchant: ['merchantErpId', 'merchantId', 'displayAllMerchants'],
};

/** The fields of a filter that a page names in `hiddenFilters`. */
export const fieldsOf = (name: string): readonly string[] => FIELDS[name] ?? [name];

/** What of a widget keeps its filter from the reader. */
export interface HeldFilters {
  readonly without?: readonly string[] | undefined;
  readonly hiddenFilters?: readonly string[] | undefined;
}

/** The list that a reader asks for, in which hidden filters are as in the list before. */
export function holding<List extends { readonly filter: object }>(
  { without = [], hiddenFilters = [] }: HeldFilters,
  before: List,
  asked: List,
): List {
  if (without.includes('filters')) return { ...asked, filter: before.filter };
  const held = hiddenFilters.flatMap(fieldsOf);
  const isHeld = ([field]: readonly [string, unknown]) => held.includes(field);
  return {
    ...asked,
    filter: Object.fromEntries([
      ...Object.entries(asked.filter).filter((entry) => !isHeld(entry)),
      ...Object.entries(before.filter).filter(isHeld),
    ]),
  };
}
