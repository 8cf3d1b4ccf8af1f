import type { ChoiceStorage } from '@kontor/portal-ui';

/** Unfinished work of the signed-in user, kept over a reload. */
export interface DraftStore extends ChoiceStorage {
  /** Removes all drafts when the user signs out. */
  clear(): void;
}

const PREFIX = 'kontor.draft.';

/**
 * Creates the store over a tab's storage. Drafts of another user, left in a tab that was closed and opened again, are removed at once and
 * never read.
 */
export function createDraftStore(storage: Storage, userId: () => number | null): DraftStore {
  const own = () => `${PREFIX}${userId() ?? ''}.`;
  const remove = (isKept: (name: string) => boolean) => {
    const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
    for (const name of names) if (name.startsWith(PREFIX) && !isKept(name)) storage.removeItem(name);
  };
  remove((name) => userId() !== null && name.startsWith(own()));
  return {
    getItem: (key) => storage.getItem(own() + key),
    setItem: (key, value) => storage.setItem(own() + key, value),
    removeItem: (key) => storage.removeItem(own() + key),
    clear: () => remove(() => false),
  };
}
