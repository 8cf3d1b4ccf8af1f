import { loadFirstTexts, loadLaterTexts } from '@kontor/portal-core/i18n';
import { createBrowserClient } from '@kontor/portal-ui';
import { askAhead, keepingFirstAnswers } from './first-calls/index.js';
import { createSessionStore } from './session/index.js';
import { PREFERENCES_KEY, readPreferences } from './shell/index.js';

// A small script of its own, which runs while the portal's is still on its way: what the first page will ask is asked now.
const session = createSessionStore(window.localStorage, () => Date.now() / 1000);
if (session.isSignedIn()) {
  const { language } = readPreferences(window.localStorage.getItem(PREFERENCES_KEY));
  const unheard = (part: Promise<unknown>) => void part.catch(() => {});
  askAhead(
    createBrowserClient({
      token: session.token,
      loggedInAs: session.loggedInAs,
      language: () => language,
      through: keepingFirstAnswers,
    }),
    window.location,
    window.localStorage,
    session.userId(),
  );
  unheard(loadFirstTexts(language));
  unheard(import('./shell/Shell.js'));
  unheard(window.location.pathname === '/orders' ? import('./routes/OrdersPage.js') : loadLaterTexts());
}
