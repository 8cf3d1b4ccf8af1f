import { useQuery } from '@tanstack/react-query';

/** A page of a list whose records need not wait for their count. */
export interface CountablePage {
  /** How many there are; while they are counted, how many at least. */
  readonly foundCount: number;
  readonly isCounted: boolean;
}

/** What is known of the query of a page. */
interface PageState<Page> {
  readonly data: Page | undefined;
  readonly isPlaceholderData: boolean;
}

/** How the number found is asked for where a page did not wait for it. */
interface CountQuery {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<number>;
}

/** The page of a query, with its number found once that is known. */
export function useCounted<Page extends CountablePage>(
  { data, isPlaceholderData }: PageState<Page>,
  countQuery: CountQuery,
): Page | undefined {
  const isCounting = data?.isCounted === false && !isPlaceholderData;
  const { data: foundCount } = useQuery({ ...countQuery, enabled: isCounting });
  if (!isCounting || foundCount === undefined) return data;
  return { ...data, foundCount, isCounted: true };
}
