import { usePageSearch } from './usePageNumber.js';

interface PageAndState {
  /** From 1. */
  readonly page: number;
  readonly state: string;
  readonly search: string;
}

/** Page, state and searched text of a list of what can be switched off, kept in the URL as `?page=`, `?state=` and `?search=`; the first page of all when they are absent. */
export function usePageAndState(): PageAndState & { readonly onChange: (next: PageAndState) => void } {
  const { search: address, page, show } = usePageSearch();
  return {
    page,
    state: String(address['state'] ?? ''),
    search: String(address['search'] ?? ''),
    onChange: (next) =>
      show({
        ...(next.page > 1 && { page: next.page }),
        ...(next.state !== 'all' && { state: next.state }),
        ...(next.search !== '' && { search: next.search }),
      }),
  };
}
