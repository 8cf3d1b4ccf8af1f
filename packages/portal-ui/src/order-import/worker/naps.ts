/** Waits that can be cut short. */
export interface Naps {
  /** Resolves after a number of milliseconds, or when woken. */
  readonly sleep: (ms: number) => Promise<void>;
  /** Ends every wait that is under way; returns whether there was one. */
  readonly wake: () => boolean;
}

/** Makes the waits of `sleep` end early on request. */
export function createNaps(sleep: (ms: number) => Promise<void>): Naps {
  const sleepers = new Set<() => void>();
  return {
    sleep: async (ms) => {
      let wake = (): void => {};
      const woken = new Promise<void>((resolve) => (wake = resolve));
      sleepers.add(wake);
      await Promise.race([sleep(ms), woken]);
      sleepers.delete(wake);
    },
    wake: () => {
      for (const wake of sleepers) wake();
      return sleepers.size > 0;
    },
  };
}
