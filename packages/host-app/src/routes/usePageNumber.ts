import { useNavigate, useSearch } from '@tanstack/react-router';

/** The part of the URL that holds what a list shows, its page number, and a function that shows something else on the same page. */
export function usePageSearch() {
  const navigate = useNavigate();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const given = Number(search['page']);
  const page = Number.isSafeInteger(given) && given > 0 ? given : 1;
  const show = (next: Readonly<Record<string, unknown>>) => void navigate({ to: '.', search: next });
  return { search, page, show };
}

/** The page number of a list, kept in the URL as `?page=`; 1 when it is absent. */
export function usePageNumber(): [number, (change: { readonly page: number }) => void] {
  const { page, show } = usePageSearch();
  return [page, (next) => show({ page: next.page })];
}
