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

/** A kept choice; null where none was kept, or the storage is not readable. */
export function readChoice(choices: Pick<ChoiceStorage, 'getItem'>, key: string): string | null {
  try {
    return choices.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a choice, or no longer (null). Without a working storage, which may be full, it takes effect all the same. */
export function keepChoice(choices: ChoiceStorage, key: string, choice: string | null): void {
  try {
    if (choice === null) choices.removeItem(key);
    else choices.setItem(key, choice);
  } catch {
    return;
  }
}
