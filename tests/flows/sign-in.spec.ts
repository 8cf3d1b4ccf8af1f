import type { Page } from '@playwright/test';
import { currentUser } from '@kontor/portal-core/session';
import { DEMO_PASSWORD, expect, inEachLanguage, test } from './portal.js';

test.use({ user: null });

inEachLanguage('sign-in', () => {
  test('tells what is missing and what is wrong, then lets in', async ({ signInPage, shell, page, text }) => {
    await signInPage.open();
    await signInPage.submit.click();
    await expect(page.getByText(text('session.usernameRequired'))).toBeVisible();
    await expect(signInPage.username).toBeFocused();

    await signInPage.signIn('nordwind', 'falsch');
    await expect(signInPage.refusal).toContainText(text('problem.invalid_credentials'));
    await expect(signInPage.password).toBeFocused();

    await signInPage.signIn('nordwind', DEMO_PASSWORD);
    await shell.expectSignedInAs('nordwind');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('comes first for whoever is not signed in, and leads on to where one wanted to go', async ({
    signInPage,
    orders,
    page,
  }) => {
    await page.goto('/orders?status=offen');
    await signInPage.expectShown();
    await expect(signInPage.reason).toBeHidden();
    await signInPage.signIn('nordwind', DEMO_PASSWORD);
    await orders.expectShown();
    await expect(page).toHaveURL(/\/orders\?status=offen$/);
  });
});

test.describe('a session', () => {
  test.use({ user: 'nordwind' });

  test('ends with sign-out, in this tab and in the others', async ({
    orders,
    shell,
    signInPage,
    context,
    page,
  }) => {
    await orders.visit();
    const other = await context.newPage();
    await other.goto('/orders');
    await orders.on(other).expectShown();
    await shell.signOut();
    await signInPage.expectShown();
    await expect(other).toHaveURL(/\/sign-in/);
    await page.goBack();
    await signInPage.expectShown();
  });

  test('is over at the server once one has signed out', async ({
    orders,
    shell,
    signInPage,
    page,
    portal,
  }) => {
    await orders.visit();
    const token = await page.evaluate(() => localStorage.getItem('kontor.token'));
    const own = portal.clientOf(token!);
    expect(await own.call(currentUser, {})).toMatchObject({ username: 'nordwind' });
    const ended = page.waitForResponse('**/api/logout');
    await shell.signOut();
    await signInPage.expectShown();
    expect((await ended).status()).toBe(204);
    await expect(own.call(currentUser, {})).rejects.toMatchObject({ status: 401 });
    expect(await page.evaluate(() => localStorage.getItem('kontor.token'))).toBeNull();
  });

  test('is forgotten by the browser that signs out, even when the server cannot be reached', async ({
    orders,
    shell,
    signInPage,
    page,
  }) => {
    await orders.visit();
    await page.route('**/api/logout', (route) => route.abort());
    await shell.signOut();
    await signInPage.expectShown();
    expect(await page.evaluate(() => localStorage.getItem('kontor.token'))).toBeNull();
  });

  test('that has run out leads to sign-in and says so', async ({ orders, signInPage, page }) => {
    await orders.visit();
    const over = Math.floor(Date.now() / 1000) - 60;
    const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
    await changeToken(page, () => `${part({ alg: 'HS256' })}.${part({ userId: 1, exp: over })}.x`);
    await page.goto('/orders');
    await signInPage.expectShown();
    await expect(signInPage.reason).toBeVisible();
  });

  test('whose token the server refuses leads to sign-in and says so', async ({
    orders,
    signInPage,
    page,
  }) => {
    await orders.visit();
    await changeToken(page, (token) => token.replace(/\.[^.]*$/, '.forged'));
    await page.goto('/orders');
    await signInPage.expectShown();
    await expect(signInPage.reason).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('kontor.token'))).toBeNull();
  });

  test('keeps the language of the account wherever one signs in', async ({
    orders,
    shell,
    page,
    browser,
    portal,
  }) => {
    await orders.visit();
    await shell.speak('English');
    await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
    const elsewhere = await browser.newContext({ baseURL: portal.url });
    const there = await elsewhere.newPage();
    await there.goto('/sign-in');
    await there.getByLabel('Benutzername').fill('nordwind');
    await there.getByLabel('Passwort', { exact: true }).fill(DEMO_PASSWORD);
    await there.getByRole('button', { name: 'Anmelden' }).click();
    await expect(there.getByRole('button', { name: 'Log out' })).toBeVisible();
    await elsewhere.close();
  });
});

/**
 * Changes the kept token while nothing of the portal runs. A page that asks for something just then is refused and forgets the token, and
 * whoever loads it again has signed out.
 */
async function changeToken(page: Page, change: (token: string) => string): Promise<void> {
  await page.goto('/favicon.svg');
  const token = await page.evaluate(() => localStorage.getItem('kontor.token') ?? '');
  await page.evaluate((changed) => localStorage.setItem('kontor.token', changed), change(token));
}
