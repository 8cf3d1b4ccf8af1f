import { germanShopFile } from '../files/german-shop.js';
import { expectAccessible } from './accessible.js';
import { expect, inEachLanguage, test } from './portal.js';
import { expectWithinWindow } from './within-window.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

inEachLanguage('on a phone', () => {
  test('orders are cards, and the drawer leads about', async ({ orders, shell, signInPage, page, text }) => {
    await page.goto('/dashboard');
    await expect(shell.navigation).toBeHidden();
    await shell.openNavigation.tap();
    await expectAccessible(page);
    await shell.navigation.getByRole('link', { name: text('shell.orders') }).tap();
    await orders.expectShown();
    await expect(shell.navigation).toBeHidden();
    await expectAccessible(page);

    const card = orders.rows.first();
    await expect(card).toBeVisible();
    const third = orders.rows.nth(2);
    await expect(third).toBeInViewport({ ratio: 1 });
    const { width } = (await card.boundingBox()) ?? { width: 0 };
    expect(width).toBeLessThanOrEqual(390);
    expect(width).toBeGreaterThan(300);
    await expectWithinWindow(page);

    const imports = page.getByRole('link', { name: text('shell.orderImports'), exact: true });
    await expect(page.getByRole('button', { name: text('orders.createOrder') })).toBeVisible();
    await expect(imports).toBeHidden();
    await page.getByRole('button', { name: text('common.actions'), exact: true }).tap();
    await expect(imports).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: text('common.actions'), exact: true }).tap();
    await expect(imports).toBeHidden();

    await page.getByRole('button', { name: text('common.filters') }).tap();
    await orders.filterByStatus(text('orders.statusOnHold'));
    await expect(orders.chips).toHaveText([`${text('orders.status')}: ${text('orders.statusOnHold')}`]);
    await orders.addressOf(orders.rows.first()).tap();
    await expect(orders.addressDialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(orders.addressDialog).toBeHidden();
    await shell.account('nordwind').tap();
    await shell.signOut();
    await signInPage.expectShown();
  });

  test('deliveries have their head on one line, with their views behind a button', async ({ page, text }) => {
    for (const width of [390, 375]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/deliveries');
      const title = page.getByRole('heading', { name: text('shell.deliveries'), level: 1 });
      const create = page.getByRole('button', { name: text('deliveries.create') });
      await expect(create).toBeVisible();
      await expect(async () => {
        const [above, beside] = [await title.boundingBox(), await create.boundingBox()];
        expect(beside?.y).toBeLessThan((above?.y ?? 0) + (above?.height ?? 0));
      }).toPass();
    }
    const views = page.getByRole('button', { name: text('savedViews.views') });
    await expect(views).toBeHidden();
    await page.getByRole('button', { name: text('common.actions'), exact: true }).tap();
    await expect(views).toBeVisible();
    await expectAccessible(page);
  });

  test('a file can be checked and imported', async ({ wizard, page, text, language }) => {
    const { bytes } = germanShopFile({ orders: 12, prefix: `PH-${language}-` });
    await wizard.open();
    await expect(page.getByText(text('common.dropFile'))).toBeHidden();
    const trail = page.getByRole('navigation', { name: text('shell.breadcrumb') });
    await expect(trail.getByRole('link', { name: text('shell.orders') })).toBeVisible();
    await wizard.check({ name: 'handy.csv', bytes });
    await wizard.expectStep('check');
    await expectWithinWindow(page);
    await wizard.import(12);
  });
});
