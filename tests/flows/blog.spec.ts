import { blogPostsByUrl, blogPostsList } from '@kontor/portal-core/blog';
import { expectAccessible } from './accessible.js';
import { BlogPages } from './pages/BlogPages.js';
import { ENGLISH, expect, inTurns, test } from './portal.js';

inTurns('the blog', () => {
  test('is read from the list, from post to post, and back', ENGLISH, async ({ page, portal, text }) => {
    const client = await portal.client('nordwind');
    const { entries } = await client.call(blogPostsList, { query: { page: 3, limit: 2 } });
    const [middle] = entries;
    const { previous, next } = await client.call(blogPostsByUrl, { params: { url: middle!.url } });
    const blog = new BlogPages(page, text);
    await blog.openList();
    await expectAccessible(page);
    await page.getByRole('link', { name: middle!.name, exact: true }).click();
    await blog.expectPost(middle!.name);
    await expect(page).toHaveURL(`/blog/${middle!.url}`);
    await expectAccessible(page);
    await page.getByRole('link', { name: text('blog.previous') }).click();
    await blog.expectPost(previous!.name);
    await page.getByRole('link', { name: text('blog.next') }).click();
    await blog.expectPost(middle!.name);
    await expect(page.getByRole('link', { name: text('blog.next') })).toContainText(next!.name);
    await page.getByRole('button', { name: text('blog.goBack') }).click();
    await blog.expectPost(previous!.name);

    await page.goto('/blog/gibt-es-nicht');
    await expect(page.getByText(text('blog.notFound'))).toBeVisible();
    await page.getByRole('button', { name: text('blog.goBack') }).click();
    await expect(page.getByText(text('blog.notFound'))).toBeHidden();
  });

  test.describe('of an administrator', () => {
    test.use({ user: 'admin' });

    test('is written, changed and deleted', async ({ page, text, language }) => {
      const blog = new BlogPages(page, text);
      const name = `Größere Halle ${language} ${Date.now()}`;
      const url = name.replace('ö', 'oe').replace('ß', 'ss').replaceAll(' ', '-');
      await blog.openAdmin();
      await page.getByRole('button', { name: text('blog.create') }).click();
      await blog.field('blog.name').fill(name);
      await expect(blog.field('blog.url')).toHaveValue(url);
      await blog.save();
      await expect(blog.dialog.getByText(text('blog.allRequired'))).toBeVisible();
      await expectAccessible(page);
      await blog.choosePicture();
      await blog.field('blog.content').fill('Wir sind umgezogen.');
      await blog.save();
      await expect(page.getByText(text('blog.created'))).toBeVisible();
      await expect(blog.dialog).toBeHidden();

      await page.getByRole('button', { name: text('blog.editNamed', { name }) }).click();
      await blog.field('blog.name').fill(`${name} II`);
      await blog.save();
      await expect(page.getByText(text('blog.updated'))).toBeVisible();
      await page.getByRole('link', { name: url }).click();
      await blog.expectPost(`${name} II`);
      await expect(page.getByText('Wir sind umgezogen.')).toBeVisible();

      await blog.openAdmin();
      await page.getByRole('button', { name: text('blog.deleteNamed', { name: `${name} II` }) }).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: text('blog.delete'), exact: true }).click();
      await expect(page.getByText(text('blog.deleted'))).toBeVisible();
      await page.goto(`/blog/${url}`);
      await expect(page.getByText(text('blog.notFound'))).toBeVisible();
    });
  });
});

test('the blog is not written by merchants', async ({ page, text }) => {
  await page.goto('/blog-admin');
  await expect(page.getByRole('heading', { name: text('shell.noAccessTitle') })).toBeVisible();
});
