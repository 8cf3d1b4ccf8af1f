import { useCallback, useRef } from 'react';
import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';

/**
 * A mutation that `mutate` does not begin again while it runs. The second press of a double click may come before the button is rendered as
 * busy; a second run would fail because the record was changed meanwhile: by the first. `reset` does nothing while it runs: the result of
 * the run would be lost, and a run that nobody sees would keep the next from beginning.
 */
export function useSingleMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
): UseMutationResult<Data, Error, Variables> {
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
      isRunning.current = true;
      begin(...run);
    },
    [begin],
  );
  const reset = useCallback(() => {
    if (!isRunning.current) clear();
  }, [clear]);
  return { ...mutation, mutate, reset };
}
