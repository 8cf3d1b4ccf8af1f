import { orderErrorsCreate, orderErrorsList, type OrderError } from '@kontor/portal-core/order-errors';
import { ordersFind } from '@kontor/portal-core/orders';
import { expectAccessible } from './accessible.js';
import { OrderErrorsPage } from './pages/OrderErrorsPage.js';
import { ENGLISH, expect, inTurns, test as base, type Portal } from './portal.js';
import { expectWithinWindow } from './within-window.js';

const test = base.extend<{ errors: OrderErrorsPage }>({
  errors: ({ page, text, language }, use) => use(new OrderErrorsPage(page, text, language)),
});

/** An order of Nordwind's that only this test speaks of. */
async function anOrder(portal: Portal, place: number): Promise<number> {
  const client = await portal.client('nordwind');
  const { entries } = await client.call(ordersFind, { body: { limit: 1, offset: place } });
  return entries[0]!.fieldData._ID_AUFTRA;
}

async function anError(portal: Portal, order: number, change: Partial<OrderError>): Promise<OrderError> {
  const client = await portal.client('lager');
  const { status = 'offen', type = 'Falsche Menge', error_date = '2026-03-05T09:30:00Z' } = change;
  const body = { status, type, error_date, description: change.description ?? '', order_erp_id: order };
  return client.call(orderErrorsCreate, { body });
}

inTurns('order errors', () => {
  test.use({ user: 'lager' });

  test('are narrowed on request, sorted and counted by month, and the address reproduces the view', async ({
    errors,
    portal,
    page,
    language,
  }) => {
    const order = await anOrder(portal, language === 'de' ? 101 : 102);
    const about = (n: number) => `Flow ${language} ${n}`;
    await anError(portal, order, { description: about(1), error_date: '2024-01-31T22:59:00Z' });
    await anError(portal, order, { description: about(2), error_date: '2024-01-31T23:00:00Z' });
    await anError(portal, order, { description: about(3), type: 'Sonstiges', status: 'erledigt' });
    const client = await portal.client('lager');
    const { foundCount } = await client.call(orderErrorsList, { query: { order_erp_id: order } });

    await errors.visit({ orderErpId: String(order) });
    await errors.expectFound(foundCount);
    await expectAccessible(page);
    const months = await errors.months();
    const month = (day: string) =>
      new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric' }).format(new Date(day));
    expect(months[0]).toBe(`${month('2024-01-15')} 1`);
    expect(months[1]).toBe(`${month('2024-02-15')} 1`);
    expect(months[2]).toBe(`${month('2024-03-15')} 0`);

    await errors.choose('orderErrors.type', 'Falsche Menge');
    await errors.choose('orderErrors.status', 'offen');
    await errors.expectFound(foundCount);
    await errors.apply();
    await expect(errors.row(about(3))).toBeHidden();
    await expect(errors.row(about(2))).toContainText('01.02.2024 00:00');
    await expect(errors.row(about(2))).toContainText('Nordwind (2)');

    await errors.sortBy('orderErrors.errorDate');
    await expect(errors.head('orderErrors.errorDate')).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(/sort=error_date/);
    await page.reload();
    await errors.expectSettled();
    await expect(errors.table.getByRole('row').nth(1)).toContainText(about(1));

    await errors.clear();
    await expect(page).not.toHaveURL(/status|type|orderErpId/);
  });

  test(
    'are recorded with the time of now, and closing leads to the orders',
    ENGLISH,
    async ({ errors, orders, portal, page, text, language }) => {
      const order = await anOrder(portal, language === 'de' ? 111 : 112);
      const first = `Erster Fehler ${language}`;
      await anError(portal, order, { description: first });
      await errors.visit({ orderErpId: String(order) });
      await errors.openOrder(errors.row(first), order);
      await errors.beginNew();
      await expect(errors.dialog.getByText(text('validation.required'))).toHaveCount(0);
      await errors.save();
      await expect(errors.dialog.getByText(text('validation.required'))).toHaveCount(3);
      await expectAccessible(page);

      const description = `Glas zerbrochen ${language}`;
      await errors.fill({ type: 'Artikel beschädigt', status: 'offen', description });
      await errors.save();
      await expect(page.getByText(text('orderErrors.created'))).toBeVisible();
      const entry = errors.dialog.getByRole('listitem').filter({ hasText: description });
      await errors.changeStatus(entry, 'Rückfrage an Händler');
      await expect(page.getByText(text('orderErrors.statusUpdated'))).toBeVisible();
      await expect(errors.status(entry)).toContainText('Rückfrage an Händler');

      const client = await portal.client('lager');
      const { entries } = await client.call(orderErrorsList, { query: { order_erp_id: order } });
      expect(entries[0]).toMatchObject({ description, status: 'Rückfrage an Händler' });
      expect(Math.abs(Date.now() - Date.parse(entries[0]!.error_date))).toBeLessThan(3 * 60_000);

      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/\/orders(\?|$)/);
      await orders.expectShown();
    },
  );

  test('are recorded from the page for an order found by its number', async ({
    errors,
    portal,
    page,
    text,
    language,
  }) => {
    const order = await anOrder(portal, language === 'de' ? 131 : 132);
    await errors.visit({ orderErpId: String(order) });
    await errors.beginOnPage();
    await errors.save();
    await expect(errors.dialog.getByText(text('validation.required'))).toHaveCount(4);
    await expectAccessible(page);
    await errors.findOrder(String(order));
    const description = `Von der Seite aus ${language}`;
    await errors.fill({ type: 'Sonstiges', status: 'offen', description });
    await errors.save();
    await expect(page.getByText(text('orderErrors.created'))).toBeVisible();
    await expect(errors.dialog).toBeHidden();
    await expect(errors.row(description)).toContainText(String(order));
    await expect(page).toHaveURL(/\/order-errors/);
  });
});

test.describe('order errors of others', () => {
  test('are no page for a merchant', async ({ errors, shell, page, text }) => {
    await page.goto('/order-errors');
    await expect(page.getByText(text('shell.noAccessTitle'))).toBeVisible();
    await expect(errors.heading).toBeHidden();
    await expect(shell.navigation.getByRole('link', { name: text('shell.orderErrors') })).toBeHidden();
  });
});

test.describe('order errors on a phone', () => {
  test.use({ user: 'admin', viewport: { width: 390, height: 844 }, hasTouch: true });

  test('are cards, and nothing stands out of the window', async ({ errors, portal, page }) => {
    const order = await anOrder(portal, 121);
    const description = 'Falsches Paket am Telefon gemeldet';
    await anError(portal, order, { description });
    await errors.visit({ orderErpId: String(order) });
    await expectAccessible(page);
    await errors.openOrder(errors.row(description), order);
    await expectAccessible(page);
    await expectWithinWindow(page);
  });
});
