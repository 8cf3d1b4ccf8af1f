import { createContext, useContext } from 'react';

/** Storage of a user's small choices, such as the columns of a table. A browser's `localStorage` is one. */
export type ChoiceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Creates a storage that keeps choices in memory until the page is left, and stores nothing on the user's device: a widget on a partner's
 * page has no right to more.
 */
export function createMemoryChoices(): ChoiceStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Provided by `PortalProvider`. */
export const ChoicesContext = createContext<ChoiceStorage>(createMemoryChoices());

/** The storage of choices of the surrounding provider. */
export function useChoices(): ChoiceStorage {
  return useContext(ChoicesContext);
}
