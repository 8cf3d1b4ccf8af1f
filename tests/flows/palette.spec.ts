import { expectAccessible } from './accessible.js';
import { ENGLISH, expect, inTurns, test } from './portal.js';

inTurns('the palette', () => {
  test('leads to an order by its number, and to a page in either language', async ({
    orders,
    page,
    text,
  }) => {
    await orders.open();
    const number = await orders.rows.nth(3).getByText(/^NW-/).innerText();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: text('palette.placeholder') });
    await expect(field).toBeFocused();
    await field.fill(number);
    const found = page.getByRole('option', { name: number });
    await expect(found).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(field).toBeHidden();
    await expect(page).toHaveURL(/\/orders\?order=\d+$/);
    const panel = page.getByRole('dialog', { name: number });
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();

    await page.keyboard.press('Control+k');
    await field.fill('deliverys');
    await expect(page.getByRole('option', { name: text('shell.deliveries') }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/deliveries/);
  });

  test('takes what is typed before it is there', async ({ orders, page, text }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/QuickDialogs-/, async (route) => {
      await held;
      await route.continue();
    });
    await orders.open();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Anlieferxy');
    await page.keyboard.press('Backspace');
    release();
    await expect(page.getByRole('combobox', { name: text('palette.placeholder') })).toHaveValue('Anlieferx');
  });

  test(
    'says that it found nothing, and gives the focus back',
    ENGLISH,
    async ({ orders, shell, page, text }) => {
      await orders.open();
      const open = page.getByRole('button', { name: new RegExp(`^${text('shell.openPalette')}`) });
      await open.press('Enter');
      // The dialog may still be on its way.
      await expect(page.getByRole('combobox', { name: text('palette.placeholder') })).toBeFocused();
      await page.keyboard.type('zzzzzzzz');
      await expect(page.getByText(text('palette.nothing', { text: 'zzzzzzzz' }))).toBeVisible();
      await expect(page.getByRole('option')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(open).toBeFocused();
      await expect(shell.navigation).toBeVisible();
    },
  );

  test('offers nobody what they may not open', async ({ orders, page, text }) => {
    await orders.open();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: text('palette.placeholder') }).fill(text('shell.auditLog'));
    await expect(page.getByText(text('palette.nothing', { text: text('shell.auditLog') }))).toBeVisible();
    await expect(page.getByRole('option', { name: text('shell.auditLog'), exact: true })).toHaveCount(0);
  });

  test('is beside an overview of all keys, which opens by ? but not while one types', async ({
    orders,
    page,
    text,
  }) => {
    await orders.open();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: text('palette.keysTitle') });
    await expect(keys).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    await page.getByRole('textbox').first().press('?');
    await expect(page.getByRole('textbox').first()).toHaveValue('?');
    await expect(keys).toBeHidden();
  });
});
