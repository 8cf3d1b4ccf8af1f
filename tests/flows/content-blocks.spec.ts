import { cmsBlocksCreate, cmsBlocksDelete, cmsBlocksPublic } from '@kontor/portal-core/cms-blocks';
import { usersSuggest } from '@kontor/portal-core/users';
import { expectAccessible } from './accessible.js';
import { loseNextAnswer } from './lose-answer.js';
import { ContentBlockPages } from './pages/ContentBlockPages.js';
import {
  beginIn,
  ENGLISH,
  expect,
  inEachLanguage,
  inTurns,
  test,
  type DemoUser,
  type Portal,
} from './portal.js';
import { expectWithinWindow } from './within-window.js';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const tariffs = { name: 'Tarife für Übersee.pdf', mimeType: 'application/pdf', buffer: PDF };

/** A download for one user, stored through the API. */
async function aDownload(portal: Portal, user: DemoUser, name: string) {
  const admin = await portal.client('admin');
  const { entries } = await admin.call(usersSuggest, { query: { text: user } });
  const { id } = entries.find(({ username }) => username === user)!;
  return admin.call(cmsBlocksCreate, {
    body: { name, type: 'downloads', content: `<p>Nur für ${user}</p>`, users: [{ user_id: id }] },
  });
}

inTurns('blocks of content', () => {
  test.use({ user: 'admin' });

  test(
    'are written for a merchant, found by user, changed and deleted',
    ENGLISH,
    async ({ page, text, language }) => {
      const name = `Übersee ${language} ${Date.now()}`;
      const blocks = new ContentBlockPages(page, text);
      await blocks.openTable();
      const system = text('cmsBlocks.nameLoginEnglish');
      await expect(blocks.row(system)).toBeVisible();
      await expect(blocks.deleteButton(system)).toHaveCount(0);
      await expectAccessible(page);

      await blocks.create();
      await blocks.dialog.getByRole('button', { name: text('common.save'), exact: true }).click();
      await expect(blocks.dialog.getByText(text('validation.required'), { exact: true })).toHaveCount(2);
      await blocks.nameField.fill(name);
      await blocks.addUser('hin', 'Hinnerk Boysen');
      await blocks.editor.box.click();
      await blocks.editor.type('Neue Preise: ');
      await blocks.addFile(tariffs);
      await expectAccessible(page);
      await blocks.save(text('cmsBlocks.created'));

      await blocks.userFilter.pressSequentially('h');
      await expect(page.getByRole('option', { name: text('cmsBlocks.filterTooShort') })).toBeVisible();
      await blocks.userFilter.pressSequentially('in');
      await page.getByRole('option', { name: 'Hinnerk Boysen' }).click();
      await expect(page).toHaveURL(/[?&]user=\d+/);
      await blocks.expectLoaded();
      await expect(blocks.row(system)).toHaveCount(0);
      await expect(blocks.row(name)).toContainText('1: nordwind');
      await page.reload();
      await expect(blocks.userFilter).toHaveValue('Hinnerk Boysen');

      await blocks.edit(name);
      await blocks.nameField.fill(`${name} II`);
      await blocks.save(text('cmsBlocks.updated'));
      await blocks.remove(`${name} II`);
      await expect(blocks.row(name)).toHaveCount(0);
    },
  );
});

test.describe('a block', () => {
  test.use({ user: 'admin' });

  test('is created once when it is sent again because no answer came', async ({ page, text }) => {
    const name = `Zweimal gesendet ${Date.now()}`;
    const blocks = new ContentBlockPages(page, text);
    await blocks.openTable();
    await blocks.create();
    await blocks.nameField.fill(name);
    await blocks.addUser('hin', 'Hinnerk Boysen');
    await blocks.editor.box.click();
    await blocks.editor.type('Neue Preise');
    await loseNextAnswer(page, '**/api/cms-blocks');
    await blocks.dialog.getByRole('button', { name: text('common.save'), exact: true }).click();
    await expect(blocks.dialog.getByText(text('problem.unavailable'))).toBeVisible();
    await blocks.save(text('cmsBlocks.created'));
    await expect(blocks.row(name)).toHaveCount(1);
  });
});

test.describe('downloads', () => {
  test.use({ user: 'admin' });

  test('reach the merchant they were made for, with their file, and nobody else', async ({
    page,
    portal,
    text,
    browser,
  }) => {
    const name = `Tarife ${Date.now()}`;
    const blocks = new ContentBlockPages(page, text);
    await blocks.openTable();
    await blocks.create();
    await blocks.nameField.fill(name);
    await blocks.addUser('nordwind', 'Hinnerk Boysen');
    await blocks.editor.box.click();
    await blocks.editor.type('Neue Preise: ');
    await blocks.addFile(tariffs);
    await blocks.save(text('cmsBlocks.created'));

    const seenBy = async (user: DemoUser) => {
      const context = await browser.newContext({ baseURL: portal.url });
      await beginIn(context, portal, { user, language: 'de' });
      const theirs = await context.newPage();
      const downloads = new ContentBlockPages(theirs, text);
      await downloads.openDownloads();
      await expect(theirs.getByRole('article').first()).toBeVisible();
      return { theirs, downloads, context };
    };
    const nordwind = await seenBy('nordwind');
    await expectAccessible(nordwind.theirs);
    await expect(nordwind.downloads.download(name)).toContainText(`PDF · ${PDF.length} Byte`);
    const link = nordwind.downloads.download(name).getByRole('link', { name: tariffs.name });
    const download = nordwind.theirs.waitForEvent('download');
    await link.click();
    expect((await download).suggestedFilename()).toBe(tariffs.name);
    await nordwind.context.close();

    const alpenshop = await seenBy('alpenshop');
    await expect(alpenshop.downloads.download(name)).toHaveCount(0);
    await alpenshop.context.close();

    await blocks.openDownloads();
    await expect(page.getByText(text('downloads.none'))).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ user: 'helvetia', viewport: { width: 390, height: 844 }, language: 'en' });

    test('fit the screen', async ({ page, portal, text }) => {
      const name = `Zollpapiere-${Date.now()}-${'lang'.repeat(12)}`;
      const { id } = await aDownload(portal, 'helvetia', name);
      const blocks = new ContentBlockPages(page, text);
      await blocks.openDownloads();
      await expect(blocks.download(name)).toBeVisible();
      await expectWithinWindow(page);
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
});

const LEGAL = {
  de: { privacy: 'Datenschutz', imprint: 'Amtsgericht Hamburg' },
  en: { privacy: 'Privacy', imprint: 'District court (Amtsgericht) Hamburg' },
} as const;

inEachLanguage('terms and imprint', () => {
  test.use({ user: null });

  test('are read without an account, in the language of the reader', async ({ page, text, language }) => {
    const words = LEGAL[language];
    await page.goto('/sign-in');
    const legal = page.getByRole('navigation', { name: text('shell.legal') });
    await legal.getByRole('link', { name: text('shell.terms') }).click();
    const privacy = page.getByRole('heading', { name: words.privacy, exact: true });
    await expect(privacy).toBeVisible();
    await expectAccessible(page);
    await legal.getByRole('link', { name: text('shell.imprint') }).click();
    await expect(page.getByText(words.imprint)).toBeVisible();
    await expect(privacy).toHaveCount(0);
  });
});
