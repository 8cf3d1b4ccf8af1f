import { useQuery } from '@tanstack/react-query';

/** A page of a list that may be loaded before its records are counted. */
export interface CountablePage {
  /** Number of records; while they are counted, a lower bound. */
  readonly foundCount: number;
  readonly isCounted: boolean;
}

/** The state of the query of a page. */
interface PageState<Page> {
  readonly data: Page | undefined;
  readonly isPlaceholderData: boolean;
}

/** The query for the number of results, when a page did not wait for it. */
interface CountQuery {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<number>;
}

/** The page of a query, with its number of results as soon as that is known. */
export function useCounted<Page extends CountablePage>(
  { data, isPlaceholderData }: PageState<Page>,
  countQuery: CountQuery,
): Page | undefined {
  const isCounting = data?.isCounted === false && !isPlaceholderData;
  const { data: foundCount } = useQuery({ ...countQuery, enabled: isCounting });
  if (!isCounting || foundCount === undefined) return data;
  return { ...data, foundCount, isCounted: true };
}
