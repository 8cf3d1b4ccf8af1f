/** What is known of what a widget asked for. */
export interface Answer<T> {
  /** Undefined until the first has come; of a list, the one before while another is on its way. */
  readonly data: T | undefined;
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** What a query answers; one of lists may keep the page before (`keepPreviousData`). */
export interface Asked<T> {
  readonly data: T | undefined;
  readonly isPending: boolean;
  readonly isPlaceholderData: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** A query as a widget takes it. */
export const answerOf = <T>(query: Asked<T>): Answer<T> => ({
  data: query.data,
  isLoading: query.isPending || query.isPlaceholderData,
  error: query.error,
  retry: () => void query.refetch(),
});
