import { cmsBlocksCreate, cmsBlocksDelete, cmsBlocksPublic, usersSuggest } from '@kontor/portal-core';
import { expectAccessible } from './accessible.js';
import { ContentBlockPages } from './pages/ContentBlockPages.js';
import { expect, test, type DemoUser, type Portal } from './portal.js';

/** A download for one user, stored through the API. */
async function aDownload(portal: Portal, user: DemoUser, name: string) {
  const admin = await portal.client('admin');
  const { entries } = await admin.call(usersSuggest, { query: { text: user } });
  const { id } = entries.find(({ username }) => username === user)!;
  return admin.call(cmsBlocksCreate, {
    body: { name, type: 'downloads', content: `<p>Nur für ${user}</p>`, users: [{ user_id: id }] },
  });
}

test.describe('downloads', () => {
  test.describe('on a phone', () => {
    test.use({ user: 'helvetia', viewport: { width: 390, height: 844 }, language: 'en' });

    test('fit the screen', async ({ page, portal, text }) => {
      const name = `Zollpapiere-${Date.now()}-${'lang'.repeat(12)}`;
      const { id } = await aDownload(portal, 'helvetia', name);
      const blocks = new ContentBlockPages(page, text);
      await blocks.openDownloads();
      await expect(blocks.download(name)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      await expectAccessible(page);
      await (await portal.client('admin')).call(cmsBlocksDelete, { params: { id } });
    });
  });
});

test.describe('without an account', () => {
  test.use({ user: null });

  test('the sign-in page shows its block below the form, which does not move', async ({
    page,
    signInPage,
    portal,
  }) => {
    const client = await portal.client('nordwind');
    const { entries } = await client.call(cmsBlocksPublic, { query: { code: 'login' } });
    expect(entries[0]?.content).toContain('service@kontor.example');
    let letThrough = () => {};
    const held = new Promise<void>((go) => (letThrough = go));
    await page.route('**/api/public/cms-blocks?*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/sign-in');
    await signInPage.expectShown();
    const before = await signInPage.submit.boundingBox();
    letThrough();
    await expect(page.getByRole('link', { name: 'service@kontor.example' })).toBeVisible();
    expect(await signInPage.submit.boundingBox()).toEqual(before);
    await expectAccessible(page);
  });

  test('terms and imprint can be read', async ({ page, text }) => {
    await page.goto('/sign-in');
    const legal = page.getByRole('navigation', { name: text('shell.legal') });
    await legal.getByRole('link', { name: text('shell.terms') }).click();
    await expect(page.getByRole('heading', { name: 'Datenschutz', exact: true })).toBeVisible();
    await expectAccessible(page);
    await legal.getByRole('link', { name: text('shell.imprint') }).click();
    await expect(page.getByText('Amtsgericht Hamburg')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Datenschutz', exact: true })).toHaveCount(0);
  });
});
