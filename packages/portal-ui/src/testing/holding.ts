import { expect, waitFor } from 'storybook/test';

/** Answers that wait until a story lets them go. */
export interface Hold {
  /** What an answer awaits before it is given. */
  readonly until: () => Promise<void>;
  /** Lets go of so many answers, one unless told, once all of them wait. */
  readonly release: (count?: number) => Promise<void>;
}

/** Holds answers back, so that a story sees what is while they are on their way. */
export function createHold(): Hold {
  const waiting: (() => void)[] = [];
  return {
    until: () => new Promise((resolve) => waiting.push(resolve)),
    async release(count = 1) {
      await waitFor(() => expect(waiting).toHaveLength(count));
      waiting.splice(0).forEach((go) => go());
    },
  };
}
