import { expectAccessible } from '../flows/accessible.js';
import { expect, test } from './host.js';

test.setTimeout(150_000);

for (const theme of ['light', 'dark'])
  test(`the widgets of a ${theme} page are accessible in their shadow roots`, async ({
    page,
    partner,
    embedded,
  }) => {
    await page.goto(
      partner.show({
        head: theme === 'dark' ? '<style>body { background: #0f151b }</style>' : '',
        body: `<kontor-orders-table theme="${theme}"></kontor-orders-table>
<kontor-order-import theme="${theme}"></kontor-order-import>`,
      }),
    );
    await expect(page.locator('kontor-order-import').getByText('Schritt 1 von 4').first()).toBeVisible();
    await expect(embedded.rows.first()).toBeVisible();
    await expect(embedded.element.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page);
    await embedded.createButton.click();
    await expect(embedded.dialog).toBeVisible();
    await expectAccessible(page);
  });
