/** The state of a widget's request for data. */
export interface Answer<T> {
  /** Undefined until the first answer; for a list, the previous page while another is loading. */
  readonly data: T | undefined;
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The state of a query; one of a list may keep the previous page (`keepPreviousData`). */
export interface Asked<T> {
  readonly data: T | undefined;
  readonly isPending: boolean;
  readonly isPlaceholderData: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** Converts a query's state into an `Answer`. */
export const answerOf = <T>(query: Asked<T>): Answer<T> => ({
  data: query.data,
  isLoading: query.isPending || query.isPlaceholderData,
  error: query.error,
  retry: () => void query.refetch(),
});
