import { useMemo } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ListSearch, ViewKind } from '@kontor/portal-core';
import { useViewedList, type ViewedList } from '@kontor/portal-ui';
import { INVESTIGATION_FOR_ORDER } from './useInvestigationForOrder.js';

interface ViewedAddressOptions<List> {
  readonly kind: ViewKind;
  /** The path of the list's page. */
  readonly to: '/investigations' | '/products' | '/order-errors' | '/deliveries';
  /** The kind of list, which reads and writes addresses. */
  readonly list: {
    readonly read: (search: ListSearch) => List;
    readonly write: (list: List) => ListSearch;
  };
}

/** The list of a page as its address says, which may be a kept view, and how to show another. */
export function useViewedAddress<List>(options: ViewedAddressOptions<List>): {
  readonly viewed: ViewedList;
  readonly list: List;
  readonly show: (list: List) => void;
} {
  const { kind, to } = options;
  const { read, write } = options.list;
  const navigate = useNavigate();
  const address = useSearch({ strict: false }) as Record<string, unknown>;
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
