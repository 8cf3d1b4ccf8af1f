import { aUser, USER_PASSWORD } from './a-user.js';
import { expectAccessible } from './accessible.js';
import { expect, inEachLanguage, test } from './portal.js';

test.use({ user: null });

inEachLanguage('the tour of the first day', () => {
  test('is offered, walked with keys, ended, and called again from the help', async ({
    portal,
    page,
    signInPage,
    text,
    language,
  }) => {
    const { username } = await aUser(portal, `tour-${language}`, language);
    await signInPage.open();
    await signInPage.signIn(username, USER_PASSWORD);
    await page.waitForURL('**/dashboard');
    const begin = page.getByRole('button', { name: text('tour.begin') });
    await begin.press('Enter');
    const tour = page.getByRole('dialog', { name: text('tour.title') });
    await expect(tour.getByText(text('tour.step', { step: 1, count: 6 }))).toBeVisible();
    await expectAccessible(page);
    await tour.getByRole('button', { name: text('tour.next') }).press('Enter');
    await expect(tour.getByRole('heading', { name: text('shell.orderImport') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tour).toBeHidden();
    await expect(begin).toBeHidden();

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(begin).toBeHidden();
    await page.keyboard.press('?');
    await begin.press('Enter');
    await expect(tour).toBeVisible();
  });
});
