import { ordersFind } from '@kontor/portal-core/orders';
import { ENGLISH, expect, inTurns, test } from './portal.js';

inTurns('the orders', () => {
  test(
    'are narrowed, sorted and paged, and the address reproduces the view',
    ENGLISH,
    async ({ orders, portal, context, page, text }) => {
      const client = await portal.client('nordwind');
      const count = async (criteria: Record<string, string>) =>
        (await client.call(ordersFind, { body: { query: [criteria], limit: 1 } })).dataInfo.foundCount;
      const delivered = await count({ Status: '==geliefert' });

      await orders.open();
      await orders.expectFound(
        await count({ Status: '*' }).then(async (some) => some + (await count({ Status: '=' }))),
      );
      await orders.filterByStatus(text('orders.statusDelivered'));
      await orders.expectFound(delivered);
      await expect(orders.chips).toHaveText([`${text('orders.status')}: ${text('orders.statusDelivered')}`]);

      await orders.sortBy(text('orders.orderId'));
      await expect(orders.head(text('orders.orderId'))).toHaveAttribute('aria-sort', 'ascending');
      await orders.goToPage(2);
      const first = await orders.rows.first().getByRole('rowheader').innerText();
      const other = await context.newPage();
      await other.goto(page.url());
      const there = orders.on(other);
      await there.expectShown();
      await there.expectFound(delivered);
      await expect(there.currentPage).toHaveText('2');
      await expect(there.row(first)).toBeVisible();
      await other.close();

      await orders.search('zzzz');
      await expect(page.getByText(text('orders.noResults'))).toBeVisible();
      await orders.removeChip(`${text('orders.search')}: zzzz`);
      await orders.expectFound(delivered);
      await expect(orders.currentPage).toHaveText('1');

      await orders.search(first);
      await orders.expectFound(1);
      await orders.addressOf(orders.row(first)).click();
      await expect(orders.addressDialog).toContainText(text('orders.postalCodeCity'));
    },
  );
});

test.describe('the columns of the orders', () => {
  test('have the widths that a person has dragged, in this list and for nobody else', async ({
    orders,
    portal,
    page,
    text,
  }) => {
    const products = text('orders.products');
    await orders.visit();
    const before = await orders.widthOf(products);
    await orders.dragEdge(products, -60);
    await expect.poll(() => orders.widthOf(products)).toBe(before - 60);
    await page.reload();
    await expect.poll(() => orders.widthOf(products)).toBe(before - 60);
    await orders.edge(products).dblclick();
    await expect.poll(() => orders.widthOf(products)).toBe(before);
    await orders.dragEdge(products, -40);
    const token = await portal.token('alpenshop');
    await page.evaluate((other) => localStorage.setItem('kontor.token', other), token);
    await orders.visit();
    await expect(orders.edge(products)).toBeVisible();
    await expect.poll(() => orders.widthOf(products)).toBe(before);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(orders.rows.first()).toBeVisible();
    await expect(orders.edge(products)).toHaveCount(0);
  });
});

test.describe('orders of other merchants', () => {
  test('are not shown to a merchant, and their number finds nothing', async ({
    orders,
    portal,
    page,
    text,
  }) => {
    const alpenshop = await portal.client('alpenshop');
    const { entries } = await alpenshop.call(ordersFind, { body: { limit: 1 } });
    const number = entries[0]?.fieldData.Externe_Order_ID ?? '';
    await orders.visit();
    await orders.search(number);
    await expect(page.getByText(text('orders.noResults'))).toBeVisible();
    await expect(orders.filters.getByText(text('merchants.displayAllMerchants'))).toBeHidden();
    await page.goto(`/orders?search=${number}&displayAllMerchants=true`);
    await expect(page.getByText(text('orders.noResults'))).toBeVisible();
  });

  for (const user of ['lager', 'admin'] as const)
    test.describe(user, () => {
      test.use({ user });
      test('are shown for one merchant by choice, which every list follows, and all on request', async ({
        orders,
        portal,
        page,
        text,
      }) => {
        const counts = await Promise.all(
          (['alpenshop', 'nordwind', 'helvetia'] as const).map(async (merchant) => {
            const client = await portal.client(merchant);
            return (await client.call(ordersFind, { body: { limit: 1 } })).dataInfo.foundCount;
          }),
        );
        const all = counts.reduce((sum, one) => sum + one, 0);
        await page.goto('/orders');
        await orders.expectFound(all);
        await orders.chooseMerchant('Nordwind');
        await orders.expectFound(counts[1]!);
        await page.goto('/order-errors');
        const firstRow = page.getByRole('row').nth(1);
        await expect(firstRow).toContainText('Nordwind');
        await page.goto('/orders');
        await orders.expectFound(counts[1]!);
        await orders.displayAllMerchants();
        await expect(orders.chips).toHaveText([text('merchants.displayAllMerchants')]);
        await orders.expectFound(all);
        await orders.chooseMerchant('Helvetia');
        await orders.expectFound(counts[2]!);
        await orders.chooseMerchant(text('merchants.allMerchants'));
        await orders.expectFound(all);
      });
    });
});
