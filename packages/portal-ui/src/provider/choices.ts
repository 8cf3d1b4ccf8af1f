import { createContext, useContext } from 'react';

/** Where small choices of the reader's are kept, such as the columns of a table. A browser's `localStorage` will do. */
export type ChoiceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps choices until the page is left, and nothing on the reader's device: what stands on a partner's page has no right to more. */
export function createMemoryChoices(): ChoiceStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Filled by `PortalProvider`. */
export const ChoicesContext = createContext<ChoiceStorage>(createMemoryChoices());

/** Where the surrounding provider keeps choices. */
export function useChoices(): ChoiceStorage {
  return useContext(ChoicesContext);
}
