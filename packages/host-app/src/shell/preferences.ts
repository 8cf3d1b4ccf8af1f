import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@kontor/portal-core';
import type { Density, ThemeChoice } from '@kontor/portal-ui';

/** How someone wants the portal to look in this browser. */
export interface Preferences {
  readonly language: Language;
  readonly theme: ThemeChoice;
  readonly density: Density;
  /** The sidebar shows pictures only. */
  readonly isSidebarCollapsed: boolean;
}

/** The preferences, kept in the browser and watched by the shell. */
export interface PreferencesStore {
  get(): Preferences;
  change(part: Partial<Preferences>): void;
  /** Calls back after every change; answers the way to stop. */
  subscribe(listener: () => void): () => void;
}

const KEY = 'kontor.preferences';
const THEMES: readonly ThemeChoice[] = ['system', 'light', 'dark'];

function oneOf<T>(allowed: readonly T[], value: unknown, fallback: T): T {
  return allowed.includes(value as T) ? (value as T) : fallback;
}

/** Reads kept preferences; what cannot be read is as if it had never been chosen. */
export function readPreferences(text: string | null): Preferences {
  let kept: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    kept = (JSON.parse(text ?? '{}') as typeof kept | null) ?? {};
  } catch {
    // Somebody else wrote there: start anew.
  }
  return {
    language: oneOf(LANGUAGES, kept.language, DEFAULT_LANGUAGE),
    theme: oneOf(THEMES, kept.theme, 'system'),
    density: oneOf(['comfortable', 'compact'], kept.density, 'comfortable'),
    isSidebarCollapsed: kept.isSidebarCollapsed === true,
  };
}

/** Builds the store over the browser's storage. */
export function createPreferencesStore(storage: Pick<Storage, 'getItem' | 'setItem'>): PreferencesStore {
  let current = readPreferences(storage.getItem(KEY));
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    change(part) {
      current = { ...current, ...part };
      storage.setItem(KEY, JSON.stringify(current));
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
