import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@kontor/portal-core/i18n';
import type { Density, ThemeChoice } from '@kontor/portal-ui';

/** A user's preferences for the portal in this browser. */
export interface Preferences {
  readonly language: Language;
  readonly theme: ThemeChoice;
  readonly density: Density;
  /** True when the sidebar shows icons only. */
  readonly isSidebarCollapsed: boolean;
}

/** The preferences that belong to the user rather than to the browser. */
export type Looks = Pick<Preferences, 'theme' | 'density'>;

/** The preferences, stored in the browser and observed by the shell. */
export interface PreferencesStore {
  get(): Preferences;
  change(part: Partial<Preferences>): void;
  /** Changes the looks. Until the user is known, they are kept for the next `meet`. */
  chooseLooks(part: Partial<Looks>): void;
  /**
   * Applies the looks that a user has saved, once until `forgetPerson`, so that an answer to an earlier choice does not undo a later one.
   * Choices made before the user was known stay and are returned to be saved; empty when there is nothing to save.
   */
  meet(personId: number, saved: Partial<Looks>): Partial<Looks>;
  /** Forgets the user after a sign-out; the next one may be another. */
  forgetPerson(): void;
  /** Calls the listener after every change; returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}

/** Storage key of the preferences. */
export const PREFERENCES_KEY = 'kontor.preferences';
const THEMES: readonly ThemeChoice[] = ['system', 'light', 'dark'];

function oneOf<T>(allowed: readonly T[], value: unknown, fallback: T): T {
  return allowed.includes(value as T) ? (value as T) : fallback;
}

/** Reads stored preferences. Unreadable ones are replaced by the defaults. */
export function readPreferences(text: string | null): Preferences {
  let kept: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    kept = JSON.parse(text ?? '{}') ?? {};
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

/** Creates the store over the browser's storage. */
export function createPreferencesStore(storage: Pick<Storage, 'getItem' | 'setItem'>): PreferencesStore {
  let current = readPreferences(storage.getItem(PREFERENCES_KEY));
  let person: number | null = null;
  let unsaved: Partial<Looks> = {};
  const listeners = new Set<() => void>();
  const change = (part: Partial<Preferences>) => {
    current = { ...current, ...part };
    storage.setItem(PREFERENCES_KEY, JSON.stringify(current));
    for (const listener of listeners) listener();
  };
  return {
    get: () => current,
    change,
    chooseLooks(part) {
      if (person === null) unsaved = { ...unsaved, ...part };
      change(part);
    },
    meet(personId, saved) {
      if (personId === person) return {};
      const chosen = unsaved;
      person = personId;
      unsaved = {};
      change({ ...saved, ...chosen });
      return chosen;
    },
    forgetPerson() {
      person = null;
      unsaved = {};
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
