import type { Page } from '@playwright/test';
import { ordersFind } from '@kontor/portal-core/orders';
import { expectAccessible } from '../flows/accessible.js';
import { expect, test } from './host.js';
import type { PartnerPage } from './partner.js';

test.setTimeout(150_000);

const THEMES = ['light', 'dark'] as const;

/** A page in a theme with these elements; the warehouse's account looks at what went wrong. */
const pageWith = (theme: (typeof THEMES)[number], tags: readonly string[]): PartnerPage => ({
  head: theme === 'dark' ? '<style>body { background: #0f151b; color: #eee }</style>' : '',
  body: tags.map((tag) => `<${tag} theme="${theme}"></${tag}>`).join('\n'),
  script: `configure({ fetchToken: fetchToken() });
for (const element of document.querySelectorAll('kontor-order-errors')) element.fetchToken = fetchToken('lager');`,
});

async function settled(page: Page): Promise<void> {
  await expect(page.locator('[part=skeleton]')).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

for (const theme of THEMES)
  test.describe(`on a ${theme} page`, () => {
    test('orders and import are accessible in their shadow roots', async ({ page, partner, embedded }) => {
      await page.goto(partner.show(pageWith(theme, ['kontor-orders-table', 'kontor-order-import'])));
      await expect(page.locator('kontor-order-import').getByText('Schritt 1 von 4').first()).toBeVisible();
      await expect(embedded.rows.first()).toBeVisible();
      await settled(page);
      await expectAccessible(page);
      await embedded.createButton.click();
      await expect(embedded.dialog).toBeVisible();
      await expectAccessible(page);
    });

    test('products, deliveries and dashboard are', async ({ page, partner }) => {
      const tags = ['kontor-products', 'kontor-deliveries', 'kontor-dashboard'];
      await page.goto(partner.show(pageWith(theme, tags)));
      for (const tag of tags.slice(0, 2))
        await expect(page.locator(tag).getByRole('rowheader').first()).toBeVisible();
      await expect(page.locator('kontor-dashboard').getByRole('heading').first()).toBeVisible();
      await settled(page);
      await expectAccessible(page);
      await page.locator('kontor-products').getByRole('button', { name: 'Produkt anlegen' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });

    test('a delivery and its dialog are', async ({ page, partner }) => {
      await page.goto(partner.show(pageWith(theme, ['kontor-deliveries'])));
      const element = page.locator('kontor-deliveries');
      await element
        .getByRole('button', { name: /^Details/ })
        .first()
        .click();
      await expect(element.getByRole('dialog')).toBeVisible();
      await settled(page);
      await expectAccessible(page);
      await element.getByRole('dialog').getByRole('link', { name: 'Zur Seite der Anlieferung' }).click();
      await expect(element.getByRole('button', { name: 'Zurück' })).toBeVisible();
      await settled(page);
      await expectAccessible(page);
    });

    test('the investigation of an order is', async ({ page, partner, portal }) => {
      const merchant = await portal.client('nordwind');
      const body = { query: [{ investigationStatus: 'any' as const }], limit: 1 };
      const { entries } = await merchant.call(ordersFind, { body });
      const id = entries[0]!.recordId;
      const element = `<kontor-investigation theme="${theme}" order-id="${id}"></kontor-investigation>`;
      await page.goto(partner.show({ ...pageWith(theme, []), body: element }));
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('toolbar').first()).toBeVisible();
      await settled(page);
      await expectAccessible(page);
    });

    test('what went wrong is', async ({ page, partner }) => {
      await page.goto(partner.show(pageWith(theme, ['kontor-order-errors'])));
      const element = page.locator('kontor-order-errors');
      await expect(element.getByRole('rowheader').first()).toBeVisible();
      await settled(page);
      await expectAccessible(page);
    });
  });
