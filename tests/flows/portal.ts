import { test as base, type BrowserContext } from '@playwright/test';
import { createClient } from '@kontor/portal-core/contract';
import { createTranslator, type Language, type Translate } from '@kontor/portal-core/i18n';
import { login, updateCurrentUser } from '@kontor/portal-core/session';
import type { PortalClient } from '@kontor/portal-core/wire';
import { fetchTransport } from './fetch-transport.js';
import { ImportWizard } from './pages/ImportWizard.js';
import { OrdersPage } from './pages/OrdersPage.js';
import { Shell } from './pages/Shell.js';
import { SignInPage } from './pages/SignInPage.js';
import { DEMO_DATA, startPortal, type PortalProcess } from './portal-process.js';

export { expect } from '@playwright/test';

/** Everyone's password in the demo data. */
export const DEMO_PASSWORD = 'kontor-demo';
export const LANGUAGES: readonly Language[] = ['de', 'en'];
export type DemoUser = 'admin' | 'lager' | 'alpenshop' | 'nordwind' | 'helvetia';

/** A running portal of a worker, and the way to it beside the browser. */
export interface Portal extends PortalProcess {
  token(user: DemoUser): Promise<string>;
  client(user: DemoUser): Promise<PortalClient>;
  /** Signs in anyone, each time anew. */
  signIn(username: string, password: string): Promise<{ readonly token: string }>;
  clientOf(token: string): PortalClient;
}

interface Options {
  /** Who is signed in when the test begins; null for nobody. */
  user: DemoUser | null;
  /** The language of the browser and of the account, which is Nordwind's while nobody is signed in. */
  language: Language;
}

interface Fixtures {
  /** The texts of the language. */
  text: Translate;
  signInPage: SignInPage;
  shell: Shell;
  orders: OrdersPage;
  wizard: ImportWizard;
  /** Fails the test when the page threw, or broke its own content security policy. */
  quiet: void;
}

/** Tests against a server of the worker's own, with demo data, whose browser begins as `user` in `language`. */
export const test = base.extend<Options & Fixtures, { portal: Portal }>({
  user: ['nordwind', { option: true }],
  language: ['de', { option: true }],
  portal: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures needed
    async ({}, use) => {
      const running = await startPortal({}, process.env[DEMO_DATA]);
      await use(portalOf(running));
      await running.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ portal }, use) => use(portal.url),
  context: async ({ context, portal, user, language }, use) => {
    await beginIn(context, portal, { user, language });
    await use(context);
  },
  text: ({ language }, use) => use(createTranslator(language)),
  signInPage: ({ page, text }, use) => use(new SignInPage(page, text)),
  shell: ({ page, text }, use) => use(new Shell(page, text)),
  orders: ({ page, text, language }, use) => use(new OrdersPage(page, text, language)),
  wizard: ({ page, text, language }, use) => use(new ImportWizard(page, text, language)),
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) complaints.push(message.text());
      });
      await use();
      base.expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** The test once in German and once in English. */
export function inEachLanguage(title: string, tests: () => void): void {
  for (const language of LANGUAGES)
    test.describe(`${title} (${language})`, () => {
      test.use({ language });
      tests();
    });
}

/** Tags a test of `inTurns` that is in English. */
export const ENGLISH = { tag: '@en' };

/**
 * The tests once each, those tagged `ENGLISH` in English and the others in German: where the language changes the words and nothing else.
 * `npm test -- --stress` has each in both.
 */
export function inTurns(title: string, tests: () => void): void {
  if (process.env['KONTOR_FLOWS_IN_BOTH']) return inEachLanguage(title, tests);
  test.describe(title, () => {
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures needed
    test.use({ language: ({}, use, { tags }) => use(tags.includes(ENGLISH.tag) ? 'en' : 'de') });
    tests();
  });
}

/** Who is signed in on the pages of a browser context, and the language they and the account speak. */
interface Beginning {
  readonly user: DemoUser | null;
  readonly language: Language;
}

/** Has every page of the context begin as this user. The runner's own `storageState` opens a further page to write the same. */
export async function beginIn(
  context: BrowserContext,
  portal: Portal,
  { user, language }: Beginning,
): Promise<void> {
  await speakWith(portal, user ?? 'nordwind', language);
  const kept = { 'kontor.preferences': JSON.stringify({ language }) };
  // A session of its own: a test that signs out ends it at the server.
  const all =
    user === null ? kept : { ...kept, 'kontor.token': (await portal.signIn(user, DEMO_PASSWORD)).token };
  await context.addInitScript(keepOnce, { origin: portal.url, kept: all });
}

/** Sets the language of an account, which the tests before may have changed. */
export async function speakWith(portal: Portal, user: DemoUser, language: Language): Promise<void> {
  const account = await portal.client(user);
  await account.call(updateCurrentUser, { body: { language } });
}

/** Runs in each page before its own scripts; what the portal has made of it since stays. */
function keepOnce({ origin, kept }: { origin: string; kept: Readonly<Record<string, string>> }): void {
  if (location.origin !== origin || localStorage.getItem('flows.begun')) return;
  for (const [name, value] of Object.entries({ ...kept, 'flows.begun': 'yes' }))
    localStorage.setItem(name, value);
}

/** The portal of a running server, with clients of its users. */
export function portalOf(running: PortalProcess): Portal {
  const transport = fetchTransport(running.url);
  const tokens = new Map<DemoUser, Promise<string>>();
  const signIn: Portal['signIn'] = (username, password) =>
    createClient({ transport }).call(login, { body: { username, password } });
  const clientOf = (own: string) => createClient({ transport, token: () => own });
  const token = (user: DemoUser) => {
    const known = tokens.get(user);
    if (known) return known;
    const answer = signIn(user, DEMO_PASSWORD);
    tokens.set(
      user,
      answer.then((given) => given.token),
    );
    return tokens.get(user)!;
  };
  return {
    ...running,
    token,
    signIn,
    clientOf,
    client: async (user) => clientOf(await token(user)),
  };
}
