import type { TextKey } from '@kontor/portal-core';
import type { UseQueryResult } from '@tanstack/react-query';

/** What a field tells of the request that brings its entries. */
export interface OptionRequest {
  /** The entries are on their way. */
  readonly isLoading?: boolean | undefined;
  /** Why they could not be fetched, and the way to ask again: told below the field. */
  readonly failure?: { readonly error: unknown; readonly retry: () => void } | null | undefined;
}

/** What stands in a list that has no entries. */
export function emptyText({ isLoading, failure }: OptionRequest, without: TextKey): TextKey {
  if (isLoading) return 'common.loading';
  return failure ? 'common.optionsFailed' : without;
}

/** How the request for a field's entries stands. Entries that are known stay when fetching them anew fails. */
export function optionRequest(
  query: Pick<UseQueryResult, 'isLoading' | 'isLoadingError' | 'error' | 'refetch'>,
): OptionRequest {
  const { isLoading, isLoadingError, error, refetch } = query;
  return { isLoading, failure: isLoadingError ? { error, retry: () => void refetch() } : null };
}
