import type { Page } from '@playwright/test';
import { aUser, USER_PASSWORD } from './a-user.js';
import { expectAccessible } from './accessible.js';
import { ProfilePage } from './pages/PeoplePages.js';
import { expect, inEachLanguage, test as base } from './portal.js';

const test = base.extend<{ profile: ProfilePage }>({
  profile: ({ page, text }, use) => use(new ProfilePage(page, text)),
});
/** One green pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaPhfDwAEAQIAXrlyOgAAAABJRU5ErkJggg==',
  'base64',
);

test.describe('the own profile', () => {
  test.use({ user: null });

  test('keeps name and password, and the session goes on', async ({
    portal,
    profile,
    signInPage,
    shell,
    page,
    text,
  }) => {
    const { username } = await aUser(portal, `profil-${Date.now()}`);
    await signInPage.open();
    await signInPage.signIn(username, USER_PASSWORD);
    await shell.account(username).click();
    await page.getByRole('link', { name: text('shell.openProfile') }).click();
    await expect(profile.field('session.fullName')).toHaveValue('Frieda Fluss');
    await expectAccessible(page);
    await profile.field('session.fullName').fill('F');
    await profile.save();
    await expect(page.getByText(text('validation.minLength', { min: 3 }))).toBeVisible();
    await profile.field('session.fullName').fill('Frieda Förde');
    await profile.save();
    await expect(page.getByText(text('session.profileSaved'))).toBeVisible();

    await profile.changePassword('falsch', 'neu-und-gut-26');
    await expect(page.getByText(text('validation.wrongPassword'))).toBeVisible();
    await profile.changePassword(USER_PASSWORD, 'neu-und-gut-26');
    await expect(page.getByText(text('session.passwordUpdated'))).toBeVisible();
    await expect(profile.field('session.currentPassword')).toHaveValue('');
    await page.reload();
    await expect(profile.field('session.fullName')).toHaveValue('Frieda Förde');

    await page.goto('/audit-log');
    await expect(page.getByText(text('shell.noAccessTitle'))).toBeVisible();
    await expect(shell.navigation.getByRole('link', { name: text('shell.users') })).toBeHidden();
  });

  test('is the same after a reload and in another browser', async ({
    portal,
    profile,
    signInPage,
    page,
    browser,
    text,
  }) => {
    const { username } = await aUser(portal, `bild-${Date.now()}`);
    await signInPage.open();
    await signInPage.signIn(username, USER_PASSWORD);
    await page.waitForURL('**/dashboard');
    await profile.visit();
    await profile.picture.setInputFiles({
      name: 'ich.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('x'),
    });
    await expect(page.getByText(text('validation.notAnImage'))).toBeVisible();
    await profile.picture.setInputFiles({ name: 'ich.png', mimeType: 'image/png', buffer: PICTURE });
    await expect(page.getByText(text('session.ownPicture'))).toBeVisible();
    await profile.save();
    await expect(page.getByText(text('session.profileSaved'))).toBeVisible();
    await profile.look('shell.themeDark');
    await profile.look('shell.densityCompact');
    const saved = page.waitForResponse(
      (answer) =>
        answer.request().method() === 'PUT' && /"language":"en"/.test(answer.request().postData() ?? ''),
    );
    await profile.look('shell.english');
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await saved;
    await page.reload();
    await expectLooks(page);

    const elsewhere = await browser.newContext({ baseURL: portal.url });
    const there = await elsewhere.newPage();
    await there.goto('/sign-in');
    await there.getByLabel('Benutzername').fill(username);
    await there.getByLabel('Passwort', { exact: true }).fill(USER_PASSWORD);
    await there.getByRole('button', { name: 'Anmelden' }).click();
    await there.waitForURL('**/dashboard');
    await there.goto('/profile');
    await expectLooks(there);
    await elsewhere.close();
  });
});

test.describe('looks chosen before the account has answered', () => {
  test.use({ user: null });

  test('stay, and are kept in the account', async ({ portal, signInPage, shell, page, text }) => {
    const { username } = await aUser(portal, `frueh-${Date.now()}`);
    await signInPage.open();
    await signInPage.signIn(username, USER_PASSWORD);
    await expect(shell.account(username)).toBeVisible();

    let answer = () => {};
    const held = new Promise<void>((go) => (answer = go));
    await page.route('**/api/current-user', async (route) => {
      if (route.request().method() === 'GET') await held;
      await route.continue();
    });
    await page.reload();
    const theme = (name: 'shell.themeSystem' | 'shell.themeLight') => `${text('shell.theme')}: ${text(name)}`;
    await page.getByRole('button', { name: theme('shell.themeSystem') }).click();
    const saved = page.waitForRequest(
      (request) => request.method() === 'PUT' && (request.postData() ?? '').includes('"settings"'),
    );
    answer();
    expect((await saved).postData()).toContain(String.raw`\"theme\":\"light\"`);
    await expect(page.getByRole('button', { name: theme('shell.themeLight') })).toBeVisible();
  });
});

/** English, dark and dense, with a picture of one's own. */
async function expectLooks(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('data-density', 'compact');
  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /\/media\/(?!default)/);
}

for (const user of ['admin', 'lager', 'nordwind'] as const)
  inEachLanguage(`the profile of ${user}`, () => {
    test.use({ user });

    test('and its overview can be read', async ({ profile, page, text }) => {
      await profile.visit();
      await expectAccessible(page);
      await page.getByRole('link', { name: text('session.overviewOpen') }).click();
      await expect(page.getByText(text('session.overviewNote'))).toBeVisible();
      await expectAccessible(page);
    });
  });
