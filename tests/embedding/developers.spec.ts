import type { Page } from '@playwright/test';
import type { Translate } from '@kontor/portal-core/i18n';
import { expect, test, told } from './host.js';

test.use({ user: 'admin' });

async function visit(page: Page, text: Translate): Promise<void> {
  await page.goto('/developers');
  await expect(page.getByRole('heading', { level: 1, name: text('shell.developers') })).toBeVisible();
}
const code = (page: Page, name: string) => page.getByRole('group', { name, exact: true }).textContent();

test('the developers’ page shows widgets with their rights, and what they tell', async ({
  page,
  text,
  embedded,
}) => {
  await visit(page, text);
  await expect(embedded.rows.first()).toBeVisible();
  await expect(embedded.createButton).toHaveCount(0);
  const events = page.getByRole('list', { name: text('developers.events') }).getByRole('listitem');
  const loads = events.filter({ hasText: 'kontor:load' });
  await expect(loads).toHaveCount(1);
  await page.getByRole('radio', { name: text('developers.accessWrite') }).check({ force: true });
  await expect(embedded.createButton).toBeVisible();
  await expect(loads).toHaveCount(2);
  await embedded.head('Datum').click();
  await expect(events.first()).toContainText('kontor:list-change{"search":"sort=date"}');
});

test('the code that stands there shows the same orders on a page elsewhere', async ({
  page,
  partner,
  text,
  embedded,
}) => {
  await visit(page, text);
  await page.getByRole('textbox', { name: text('developers.color') }).fill('#5b2a86');
  await page.getByRole('radio', { name: text('developers.accessWrite') }).check({ force: true });
  const body = await code(page, 'index.html');
  expect(await code(page, 'server.js')).toContain('"access":"write"');
  await page.goto(partner.show({ body: body!, module: '/classic.js', script: '' }));
  await expect(embedded.rows.first()).toContainText('NW-');
  await expect(embedded.createButton).toHaveCSS('background-color', 'rgb(91, 42, 134)');
  expect((await told(page)).map(({ name }) => name)).toEqual(['load']);
});

test.describe('on a phone, in English', () => {
  test.use({ language: 'en', viewport: { width: 390, height: 844 } });

  test('the developers’ page is of one column', async ({ page, text, embedded }) => {
    await visit(page, text);
    await expect(page.getByRole('list', { name: text('developers.events') })).toContainText('kontor:load');
    // Which orders of Alpenshop are the newest ones depends on the day.
    await expect(embedded.element.getByText(/^AS\d+$/).first()).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBe(0);
  });
});
