import { useNavigate, useSearch } from '@tanstack/react-router';

/** The page number of a list, kept in the URL as `?page=`; 1 when it is absent. */
export function usePageNumber(): [number, (change: { readonly page: number }) => void] {
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const given = Number(search['page']);
  const page = Number.isSafeInteger(given) && given > 0 ? given : 1;
  return [page, (next) => void navigate({ to: '.', search: { page: next.page } as never })];
}
