import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SessionStore } from '../session/index.js';
import type { Preferences, PreferencesStore } from './preferences.js';

/** What every page of the host may need. */
export interface Host {
  readonly session: SessionStore;
  readonly preferences: PreferencesStore;
  /** Forgets the session and every answer of the server, and goes to the sign-in page; while acting as someone else it only ends that. */
  signOut(): void;
  /** Acts as another user from now on; rejects when the server refuses. */
  logInAs(userId: number, originalUserId: number): Promise<void>;
  /** Acts as oneself again. */
  leaveImpersonation(): Promise<void>;
  /** The server's hour of acting as someone else is over. */
  endImpersonation(): void;
  /** Whether that was why the page was loaded; true only once. */
  takeImpersonationEnd(): boolean;
}

export const HostContext = createContext<Host | null>(null);

/** The host around the page. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (host === null) throw new Error('Pages need the host above them.');
  return host;
}

/** The preferences of this browser, and how to change them. */
export function usePreferences(): readonly [Preferences, PreferencesStore['change']] {
  const { preferences } = useHost();
  return [useSyncExternalStore(preferences.subscribe, preferences.get), preferences.change];
}
