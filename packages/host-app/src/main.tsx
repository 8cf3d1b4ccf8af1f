import '@fontsource-variable/inter/wght.css';
import { createRoot } from 'react-dom/client';
import { beginImpersonation, endImpersonation as endCall, loadTexts } from '@kontor/portal-core';
import { createBrowserClient, createQueryClient } from '@kontor/portal-ui';
import { App } from './App.js';
import { createPortalRouter } from './routes/index.js';
import {
  createDraftStore,
  createSessionStore,
  LOGGED_IN_AS_KEY,
  noteImpersonationEnd,
  takeImpersonationEnd,
  TOKEN_KEY,
} from './session/index.js';
import { createPreferencesStore } from './shell/index.js';

const ANSWERS_WITHIN_MS = 3000;

const session = createSessionStore(window.localStorage, () => Date.now() / 1000);
const preferences = createPreferencesStore(window.localStorage);
const drafts = createDraftStore(window.sessionStorage, session.userId);
const queryClient = createQueryClient();
// Read before anything can note the next one: a page that is being left still runs for a moment.
let hasImpersonationEnded = takeImpersonationEnd(window.sessionStorage);
const router = createPortalRouter(session);

// Both are asked for again when the first view needs them, and are on their way by then.
void loadTexts(preferences.get().language).catch(() => {});
void router.load();

const client = createBrowserClient({
  token: session.token,
  loggedInAs: session.loggedInAs,
  language: () => preferences.get().language,
  onToken: session.renew,
  onImpersonationEnded: endImpersonation,
  onSignedOut: () => {
    session.expire();
    leave();
  },
});

/** The answers given to one user must not be shown to the next. */
function forgetUser(): void {
  queryClient.clear();
  preferences.forgetPerson();
  drafts.clear();
}

/** The guard then leads to the sign-in page. */
function leave(): void {
  forgetUser();
  void router.invalidate();
}

/** Out of someone else's account it leads back to the own one; out of the own one to the sign-in. */
function signOut(): void {
  if (session.loggedInAs() !== null) return void leaveImpersonation();
  session.signOut();
  forgetUser();
  void router.navigate({ to: '/sign-in' });
}

/** Nothing that was read as one user may be shown to another, so the page is loaded anew. */
async function logInAs(userId: number, originalUserId: number): Promise<void> {
  await client.call(beginImpersonation, { headers: { 'X-Logged-In-As': String(userId) } });
  session.logInAs(userId, originalUserId);
  window.location.assign('/dashboard');
}

/** The server is told, so that the trail says when; it ends all the same when the server cannot be reached. */
async function leaveImpersonation(): Promise<void> {
  await client.call(endCall, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }).catch(() => {});
  session.leaveImpersonation();
  window.location.assign('/dashboard');
}

function endImpersonation(): void {
  if (session.loggedInAs() === null) return;
  session.leaveImpersonation();
  noteImpersonationEnd(window.sessionStorage);
  window.location.assign('/dashboard');
}

function takeEnd(): boolean {
  const hasEnded = hasImpersonationEnded;
  hasImpersonationEnded = false;
  return hasEnded;
}

/**
 * Another tab of this browser has changed who acts. What is shown and filled in here belongs to someone else than the next call would be
 * made as: the page is loaded anew.
 */
window.addEventListener('storage', ({ key, oldValue }) => {
  if (key === LOGGED_IN_AS_KEY || (key === TOKEN_KEY && session.isSomeoneElse(oldValue)))
    window.location.assign('/dashboard');
  else if (key === TOKEN_KEY || key === null) leave();
});

/** When not even the words for an error arrived, the page's own speak. */
function showLoadFailure(error: unknown): void {
  document.getElementById('load-failure')?.removeAttribute('hidden');
  reportError(error);
}

createRoot(document.getElementById('root')!, { onUncaughtError: showLoadFailure }).render(
  <App
    host={{
      session,
      preferences,
      signOut,
      logInAs,
      leaveImpersonation,
      endImpersonation,
      takeImpersonationEnd: takeEnd,
    }}
    client={client}
    queryClient={queryClient}
    choices={window.localStorage}
    drafts={drafts}
    router={router}
  />,
);
