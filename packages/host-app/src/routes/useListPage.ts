import { usePageSearch } from './usePageNumber.js';

interface ListPage {
  /** From 1. */
  readonly page: number;
  readonly search: string;
  /** `name` or `-name`; absent for the usual order. */
  readonly sort?: string | undefined;
  /** Absent where nothing can be switched off. */
  readonly state?: string;
}

/** What a list shows, kept in the URL as `?page=`, `?search=`, `?sort=` and `?state=`; the first page of all in the usual order when they are absent. */
export function useListPage() {
  const { search: address, page, show } = usePageSearch();
  const text = (name: string) => String(address[name] ?? '');
  return {
    page,
    search: text('search'),
    sort: text('sort') || undefined,
    state: text('state'),
    onChange: ({ page: opened, search, sort, state = 'all' }: ListPage) =>
      show({
        ...(opened > 1 && { page: opened }),
        ...(state !== 'all' && { state }),
        ...(search !== '' && { search }),
        ...(sort !== undefined && { sort }),
      }),
  };
}
