import { useMemo } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ListSearch, ViewKind } from '@kontor/portal-core/saved-views';
import { useViewedList, type ViewedList } from '@kontor/portal-ui';
import { INVESTIGATION_FOR_ORDER } from './orders-search.js';

interface ViewedAddressOptions<List> {
  readonly kind: ViewKind;
  /** Path of the list's page. */
  readonly to: '/investigations' | '/products' | '/order-errors' | '/deliveries';
  /** The definition of the list, which reads and writes URLs. */
  readonly list: {
    readonly read: (search: ListSearch) => List;
    readonly write: (list: List) => ListSearch;
  };
}

/** Reads a page's list from the URL, which may name a saved view, and returns a function that shows another list. */
export function useViewedAddress<List>(options: ViewedAddressOptions<List>): {
  readonly viewed: ViewedList;
  readonly list: List;
  readonly show: (list: List) => void;
} {
  const { kind, to } = options;
  const { read, write } = options.list;
  const navigate = useNavigate();
  const address: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const { [INVESTIGATION_FOR_ORDER]: _, ...search } = address;
  const viewed = useViewedList({
    kind,
    search,
    onSearch: (texts) =>
      void navigate({ to, search: texts, resetScroll: texts['page'] !== viewed.search['page'] }),
  });
  const list = useMemo(() => read(viewed.search), [read, viewed.search]);
  return { viewed, list, show: (next) => viewed.showList(write(next)) };
}
