import { useCallback, useRef } from 'react';
import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';

interface SingleMutationOptions<Data, Variables> extends UseMutationOptions<Data, Error, Variables> {
  /** Whether a second run may begin while the first is under way; false by default. */
  readonly mayOverlap?: boolean;
}

/**
 * A mutation that `mutate` does not begin again while it runs. The second press of a double click may come before the button is rendered as
 * busy; a second run would fail because the record was changed meanwhile: by the first. `reset` does nothing while it runs: the result of
 * the run would be lost, and a run that nobody sees would keep the next from beginning.
 */
export function useSingleMutation<Data, Variables = void>({
  mayOverlap = false,
  ...options
}: SingleMutationOptions<Data, Variables>): UseMutationResult<Data, Error, Variables> {
  const isRunning = useRef(false);
  const mutation = useMutation({
    ...options,
    onSettled: (...settled) => {
      isRunning.current = false;
      return options.onSettled?.(...settled);
    },
  });
  const { mutate: begin, reset: clear } = mutation;
  const mutate = useCallback<typeof begin>(
    (...run) => {
      if (isRunning.current) return;
      isRunning.current = !mayOverlap;
      begin(...run);
    },
    [begin, mayOverlap],
  );
  const reset = useCallback(() => {
    if (!isRunning.current) clear();
  }, [clear]);
  return { ...mutation, mutate, reset };
}
