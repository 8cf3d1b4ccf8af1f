import { useSend } from '../../provider/index.js';
import { useWizard } from '../wizard-context.js';

/**
 * Sends the checked orders, or the rest of them. The step says why sending stopped; the failure of this call tells the host of the
 * widgets as well.
 */
export function useSending(): () => void {
  const { store } = useWizard();
  const sending = useSend(
    async () => {
      await store.send();
      const { run } = store.getState();
      if (run !== null && !run.isRunning) throw run.interruption;
    },
    { renews: [] },
  );
  return () => sending.mutate(undefined);
}
