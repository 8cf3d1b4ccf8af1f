import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SessionStore } from '../session/index.js';
import type { Preferences, PreferencesStore } from './preferences.js';

/** State and actions of the host that every page may need. */
export interface Host {
  readonly session: SessionStore;
  readonly preferences: PreferencesStore;
  /** Deletes the session and every cached answer, and opens the sign-in page. While acting as someone else it only ends the impersonation. */
  signOut(): void;
  /** Acts as another user from now on. Rejects when the server refuses. */
  logInAs(userId: number, originalUserId: number): Promise<void>;
  /** Ends acting as someone else. */
  leaveImpersonation(): Promise<void>;
  /** Handles the end of the impersonation's hour. */
  endImpersonation(): void;
  /** True when the page was reloaded because of that. It is true only once. */
  takeImpersonationEnd(): boolean;
}

export const HostContext = createContext<Host | null>(null);

/** The host of the present page. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (host === null) throw new Error('Pages need the host above them.');
  return host;
}

/** The preferences of this browser and a function that changes them. */
export function usePreferences(): readonly [Preferences, PreferencesStore['change']] {
  const { preferences } = useHost();
  return [useSyncExternalStore(preferences.subscribe, preferences.get), preferences.change];
}
