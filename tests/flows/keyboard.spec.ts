import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD, expect, test } from './portal.js';

test.use({ user: null });

/** Most stops between any two things on a page. */
const STOPS = 60;

/** Presses the key until the element has the focus. */
async function press(page: Page, key: 'Tab' | 'ArrowRight', target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test('everything from sign-in to an address works without a mouse', async ({
  signInPage,
  shell,
  orders,
  page,
  text,
}) => {
  await signInPage.open();
  await expect(signInPage.username).toBeFocused();
  await page.keyboard.type('nordwind');
  await press(page, 'Tab', signInPage.password);
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');

  const link = shell.navigation.getByRole('link', { name: text('shell.orders') });
  await press(page, 'Tab', link);
  await page.keyboard.press('Enter');
  await orders.expectShown();

  const first = orders.rows.first();
  await press(page, 'Tab', first);
  await page.keyboard.press('ArrowDown');
  await expect(orders.rows.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  const address = orders.addressOf(first);
  await press(page, 'ArrowRight', address);
  await page.keyboard.press('Enter');
  await expect(orders.addressDialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(orders.addressDialog).toBeHidden();
  await expect(address).toBeFocused();
});
