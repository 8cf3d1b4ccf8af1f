import { expect, waitFor } from 'storybook/test';

/** Answers that wait until a story releases them. */
export interface Hold {
  /** Await this before giving an answer. */
  readonly until: () => Promise<void>;
  /** Releases the given number of answers, one by default, as soon as that many wait. */
  readonly release: (count?: number) => Promise<void>;
}

/** Creates a gate that holds answers back, for stories of loading states. */
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
