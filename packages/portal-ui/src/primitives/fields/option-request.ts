import type { TextKey } from '@kontor/portal-core/i18n';
import type { UseQueryResult } from '@tanstack/react-query';

/** The state of the request that loads a field's options. */
export interface OptionRequest {
  /** True while the options are loading. */
  readonly isLoading?: boolean | undefined;
  /** The error when they could not be loaded, and a function to load them again; shown below the field. */
  readonly failure?: { readonly error: unknown; readonly retry: () => void } | null | undefined;
}

/** The text of a list without options. */
export function emptyText({ isLoading, failure }: OptionRequest, without: TextKey): TextKey {
  if (isLoading) return 'common.loading';
  return failure ? 'common.optionsFailed' : without;
}

/** The request state of a field's options. Options that are known stay when loading them anew fails. */
export function optionRequest(
  query: Pick<UseQueryResult, 'isLoading' | 'isLoadingError' | 'error' | 'refetch'>,
): OptionRequest {
  const { isLoading, isLoadingError, error, refetch } = query;
  return { isLoading, failure: isLoadingError ? { error, retry: () => void refetch() } : null };
}
