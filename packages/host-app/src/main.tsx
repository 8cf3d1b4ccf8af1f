import '@fontsource-variable/inter/wght.css';
import { createRoot } from 'react-dom/client';
import { loadFirstTexts } from '@kontor/portal-core/i18n';
import { beginImpersonation, endImpersonation as endCall, logout } from '@kontor/portal-core/session';
import { createBrowserClient, createQueryClient } from '@kontor/portal-ui';
import { App } from './App.js';
import { takingFirstAnswers } from './first-calls/index.js';
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
void loadFirstTexts(preferences.get().language).catch(() => {});
void router.load();

const client = createBrowserClient({
  token: session.token,
  loggedInAs: session.loggedInAs,
  language: () => preferences.get().language,
  onToken: session.renew,
  through: takingFirstAnswers,
  onImpersonationEnded: endImpersonation,
  onSignedOut: () => {
    session.expire();
    leave();
  },
});

/** Clears all cached answers: those of one user must not be shown to the next. */
function forgetUser(): void {
  queryClient.clear();
  preferences.forgetPerson();
  drafts.clear();
}

/** Reloads the routes after the session ended; the guard then leads to the sign-in page. */
function leave(): void {
  forgetUser();
  void router.invalidate();
}

/** Ends the session at the server. The browser does not wait: it forgets the session even when the server cannot be reached. */
function endSession(token: string | null): void {
  if (token === null) return;
  const ending = createBrowserClient({ token: () => token });
  ending.call(logout, { body: {}, signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }).catch(() => {});
}

/** Signs out. While acting as someone else it returns to the user's own account instead. */
function signOut(): void {
  if (session.loggedInAs() !== null) return void leaveImpersonation();
  endSession(session.token());
  session.signOut();
  forgetUser();
  void router.navigate({ to: '/sign-in' });
}

/** Acts as another user. It reloads the page, since nothing read as one user may be shown to another. */
async function logInAs(userId: number, originalUserId: number): Promise<void> {
  await client.call(beginImpersonation, { headers: { 'X-Logged-In-As': String(userId) } });
  session.logInAs(userId, originalUserId);
  window.location.assign('/dashboard');
}

/**
 * Ends acting as someone else. The server is informed, so that the audit trail records the time; the impersonation ends here even when the
 * server cannot be reached.
 */
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
 * Reloads the page when another tab of this browser has changed the acting user: the data and entries shown here belong to another user
 * than the one of the next call.
 */
window.addEventListener('storage', ({ key, oldValue }) => {
  if (key === LOGGED_IN_AS_KEY || (key === TOKEN_KEY && session.isSomeoneElse(oldValue)))
    window.location.assign('/dashboard');
  else if (key === TOKEN_KEY || key === null) leave();
});

/** Shows an error when even the translated texts for one could not be loaded; its words are in the HTML page. */
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
