import { useState } from 'react';
import type { Feature } from '../../../provider/index.js';
import { useWithout, wordsOf } from '../given-words.js';
import type { ElementWidgetProps } from './element-widget.js';

/** Converts a list state to and from the query of an address. */
interface Searchable<List> {
  readonly read: (search: Readonly<Record<string, unknown>>) => List;
  readonly write: (list: List) => Record<string, string>;
}

/**
 * The list state given in the element's `search`. It is read again when the page changes `search`; otherwise the
 * reader's own changes are kept.
 */
export function useSearchedList<List>(
  { values, emit }: ElementWidgetProps,
  { read, write }: Searchable<List>,
): { readonly list: List; readonly onChange: (list: List) => void } {
  const search = String(values['search'] ?? '');
  const from = () => read(Object.fromEntries(new URLSearchParams(search)));
  const [kept, keep] = useState(() => ({ search, list: from() }));
  const shown = kept.search === search ? kept : { search, list: from() };
  if (shown !== kept) keep(shown);
  return {
    list: shown.list,
    onChange(list) {
      keep({ search, list });
      emit({ type: 'list-change', search: new URLSearchParams(write(list)).toString() });
    },
  };
}

/** What the page leaves out of a list, and whether it says what its token limits it to, unless `fixed-filters` is `hidden`. */
export function useListOffer<Known extends Feature>({ values }: ElementWidgetProps, known: readonly Known[]) {
  return {
    showsFixedFilters: values['fixedFilters'] !== 'hidden',
    hiddenFilters: wordsOf(values['hiddenFilters']),
    columns: wordsOf(values['columns']),
    without: useWithout(values, known),
  };
}
