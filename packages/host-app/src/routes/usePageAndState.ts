import { usePageSearch } from './usePageNumber.js';

interface PageAndState {
  /** From 1. */
  readonly page: number;
  readonly state: string;
}

/** Page and state of a list of what can be switched off, kept in the URL as `?page=` and `?state=`; the first page of all when they are absent. */
export function usePageAndState(): PageAndState & { readonly onChange: (next: PageAndState) => void } {
  const { search, page, show } = usePageSearch();
  return {
    page,
    state: String(search['state'] ?? ''),
    onChange: (next) =>
      show({ ...(next.page > 1 && { page: next.page }), ...(next.state !== 'all' && { state: next.state }) }),
  };
}
