import { settingsUpdate } from '@kontor/portal-core/settings';
import { expectAccessible } from './accessible.js';
import { expect, test, type Portal } from './portal.js';

async function store(portal: Portal, key: string, value: string): Promise<void> {
  const client = await portal.client('admin');
  await client.call(settingsUpdate, { params: { key }, body: { value: JSON.stringify(value) } });
}

test.describe('settings', () => {
  test.use({ user: 'admin', language: 'en' });
  test.afterEach(async ({ portal }) => {
    await store(portal, 'notice_text', '');
    await store(portal, 'legal_terms_url', '');
    await store(portal, 'company_name', 'Kontor Fulfilment GmbH');
  });

  test('are changed in their place, and taken back', async ({ page, text }) => {
    await page.goto('/settings');
    const name = text('settings.companyName');
    const edit = page.getByRole('button', { name: text('settings.editNamed', { name }) });
    const field = page.getByRole('textbox', { name });
    await edit.click();
    await field.fill('');
    await field.press('Enter');
    await expect(page.getByText(text('validation.required'))).toBeVisible();
    await expectAccessible(page);
    await field.fill('Kontor Nord GmbH');
    await field.press('Enter');
    await expect(page.getByText(text('settings.saved', { name }))).toBeVisible();
    await expect(field).toBeHidden();
    await expect(page.getByRole('main')).toContainText('Kontor Nord GmbH');
    await page.getByRole('button', { name: text('settings.undo') }).click();
    await expect(page.getByText(text('settings.undone', { name }))).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Kontor Fulfilment GmbH');
  });

  test('ask before what is typed is lost on the way to another page', async ({ page, text }) => {
    await page.goto('/settings');
    const name = text('settings.companyName');
    const field = page.getByRole('textbox', { name });
    const elsewhere = page
      .getByRole('navigation')
      .getByRole('link', { name: text('shell.orders'), exact: true });
    const question = page.getByRole('alertdialog', { name: text('common.discardTitle') });
    await page.getByRole('button', { name: text('settings.editNamed', { name }) }).click();
    await elsewhere.click();
    await expect(page).toHaveURL(/orders/);
    // The address changes before the page does.
    await expect(field).toBeHidden();
    await page.goBack();
    await page.getByRole('button', { name: text('settings.editNamed', { name }) }).click();
    await field.fill('Kontor Nord GmbH');
    await elsewhere.click();
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: text('common.keepEditing') }).click();
    await expect(field).toHaveValue('Kontor Nord GmbH');
    await page.goForward();
    await question.getByRole('button', { name: text('common.discard') }).click();
    await expect(page).not.toHaveURL(/settings/);
  });

  test('tell everyone a notice, and lead to the terms of the operator', async ({ portal, page, text }) => {
    await store(portal, 'legal_terms_url', 'https://kontor.example/agb');
    await page.goto('/settings');
    const terms = page.getByRole('contentinfo').getByRole('link', { name: text('shell.terms') });
    await expect(terms).toHaveAttribute('href', 'https://kontor.example/agb');
    const name = text('settings.noticeText');
    await page.getByRole('button', { name: text('settings.editNamed', { name }), exact: true }).click();
    await page.getByRole('textbox', { name, exact: true }).fill('Stocktaking on Friday');
    await page
      .getByRole('form', { name, exact: true })
      .getByRole('button', { name: text('common.save') })
      .click();
    const band = page.getByRole('complementary', { name: text('shell.notice') });
    await expect(band).toHaveText('Stocktaking on Friday');
    await page.goto('/orders');
    await expect(band).toHaveText('Stocktaking on Friday');
    await expectAccessible(page);
  });
});

test.describe('settings of others', () => {
  test('are no page for a merchant, who reads the notice all the same', async ({ portal, page, text }) => {
    await store(portal, 'notice_text', 'Inventur am Freitag');
    await page.goto('/settings');
    await expect(page.getByText(text('shell.noAccessTitle'))).toBeVisible();
    await expect(page.getByRole('complementary', { name: text('shell.notice') })).toHaveText(
      'Inventur am Freitag',
    );
    await store(portal, 'notice_text', '');
  });
});

test.describe('settings of the operator', () => {
  test.use({ user: null });

  test('name contact and terms on the sign-in page', async ({ portal, page, text }) => {
    await store(portal, 'legal_terms_url', 'https://kontor.example/agb');
    await store(portal, 'support_email', 'hilfe@kontor.example');
    await store(portal, 'support_hours', 'Mo–Fr 8–17 Uhr');
    await page.goto('/sign-in');
    const terms = page.getByRole('contentinfo').getByRole('link', { name: text('shell.terms') });
    await expect(terms).toHaveAttribute('href', 'https://kontor.example/agb');
    const contact = page.getByRole('link', { name: text('shell.contact') });
    await expect(contact).toHaveAttribute('href', 'mailto:hilfe@kontor.example');
    await expect(page.getByText('Mo–Fr 8–17 Uhr')).toBeVisible();
    await expectAccessible(page);
    await store(portal, 'legal_terms_url', '');
    await store(portal, 'support_email', 'service@kontor.example');
    await store(portal, 'support_hours', '');
  });
});
