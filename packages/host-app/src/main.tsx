import '@fontsource-variable/inter/wght.css';
import { createRoot } from 'react-dom/client';
import { loadTexts } from '@kontor/portal-core';
import { createBrowserClient, createQueryClient } from '@kontor/portal-ui';
import { App } from './App.js';
import { createPortalRouter } from './routes/router.js';
import { createSessionStore, TOKEN_KEY } from './session/session-store.js';
import { createPreferencesStore } from './shell/preferences.js';

const session = createSessionStore(window.localStorage, () => Date.now() / 1000);
const preferences = createPreferencesStore(window.localStorage);
const queryClient = createQueryClient();
const router = createPortalRouter(session);

// Both are asked for again when the first view needs them, and are on their way by then.
void loadTexts(preferences.get().language).catch(() => {});
void router.load();

const client = createBrowserClient({
  token: session.token,
  loggedInAs: session.loggedInAs,
  language: () => preferences.get().language,
  onSignedOut: () => {
    session.expire();
    leave();
  },
});

/** The answers given to one user must not be shown to the next; the guard then leads to the sign-in page. */
function leave(): void {
  queryClient.clear();
  void router.invalidate();
}

/** Out of someone else's account it leads back to the own one; out of the own one to the sign-in. */
function signOut(): void {
  if (session.loggedInAs() !== null) return leaveImpersonation();
  session.signOut();
  queryClient.clear();
  void router.navigate({ to: '/sign-in' });
}

/** Nothing that was read as one user may be shown to another, so the page is loaded anew. */
function logInAs(userId: number, originalUserId: number): void {
  session.logInAs(userId, originalUserId);
  window.location.assign('/dashboard');
}

function leaveImpersonation(): void {
  session.leaveImpersonation();
  window.location.assign('/dashboard');
}

window.addEventListener('storage', ({ key }) => {
  if (key === TOKEN_KEY || key === null) leave();
});

/** When not even the words for an error arrived, the page's own speak. */
function showLoadFailure(error: unknown): void {
  document.getElementById('load-failure')?.removeAttribute('hidden');
  reportError(error);
}

createRoot(document.getElementById('root')!, { onUncaughtError: showLoadFailure }).render(
  <App
    host={{ session, preferences, signOut, logInAs, leaveImpersonation }}
    client={client}
    queryClient={queryClient}
    router={router}
  />,
);
