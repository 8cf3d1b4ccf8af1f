import { ordersCancel, ordersFind } from '@kontor/portal-core/orders';
import { investigationCommentsCreate } from '@kontor/portal-core/investigations';
import { liveChanges } from '@kontor/portal-core/live';
import type { Page } from '@playwright/test';
import { beginIn, ENGLISH, expect, inTurns, test, type Portal } from './portal.js';

/** Waits until a page is told of changes: its stream is open. */
const listening = (page: Page) =>
  page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === `/api${liveChanges.path}` &&
      (response.headers()['content-type'] ?? '').startsWith('text/event-stream'),
  );

/** The newest orders that are open, which the first page of the list shows. */
async function openOrders(portal: Portal) {
  const client = await portal.client('nordwind');
  const query = [{ Status: '==offen' }];
  const { entries } = await client.call(ordersFind, { body: { query, limit: 2 } });
  return {
    client,
    orders: entries.map(({ recordId, fieldData }) => ({
      id: Number(recordId),
      number: fieldData.Externe_Order_ID,
    })),
  };
}

inTurns('what changes elsewhere', () => {
  test('is marked in the open list of another person, and shown when asked', async ({
    browser,
    orders,
    page,
    portal,
    text,
    language,
  }) => {
    const { orders: known } = await openOrders(portal);
    const [first] = known;
    const heard = listening(page);
    await orders.visit();
    await heard;
    const colleague = await browser.newContext({ baseURL: portal.url });
    await beginIn(colleague, portal, { user: 'admin', language });
    const theirs = await colleague.newPage();
    const there = orders.on(theirs);
    await there.visit();
    await there.search(first!.number);
    await there.expectFound(1);
    await there.choose(first!.number, text('orders.holdOrder'));

    const row = orders.row(first!.number);
    await expect(page.getByText(text('live.orders', { count: 1 }))).toBeVisible();
    await expect(row).toHaveAttribute('data-changed', 'true');
    await expect(row).toContainText(text('orders.statusOpen'));
    await page.getByRole('button', { name: text('live.show'), exact: true }).press('Enter');
    await expect(row).toContainText(text('orders.statusOnHold'));
    await expect(row).not.toHaveAttribute('data-changed');
    await expect(orders.rows.first()).toBeFocused();
    await colleague.close();
  });

  test('is read anew in the open panel, which says so', ENGLISH, async ({ page, portal, text }) => {
    const { orders: known } = await openOrders(portal);
    const { id, number } = known[1]!;
    const heard = listening(page);
    await page.goto(`/orders?order=${id}`);
    const panel = page.getByRole('dialog', { name: number });
    await expect(panel).toBeVisible();
    await heard;
    const admin = await portal.client('admin');
    const body = { order_erp_id: id, order_external_id: number, comment: '<p>Seen from elsewhere</p>' };
    await admin.call(investigationCommentsCreate, { body });
    await expect(panel.getByRole('status').getByText(text('live.elsewhere'))).toBeVisible();
    await admin.call(ordersCancel, { body: { orderId: id } });
    await expect(panel).toContainText(text('orders.statusCancelled'));
  });

  test('is not needed to see who else has a record open', async ({
    browser,
    page,
    portal,
    text,
    language,
  }) => {
    const { orders: known } = await openOrders(portal);
    const { id, number } = known[0]!;
    const heard = listening(page);
    await page.goto(`/orders?order=${id}`);
    await heard;
    const colleague = await browser.newContext({ baseURL: portal.url });
    await beginIn(colleague, portal, { user: 'admin', language });
    const theirs = await colleague.newPage();
    await theirs.goto(`/orders?order=${id}`);
    const lineOf = (from: Page) =>
      from.getByRole('dialog', { name: number }).getByText(text('live.alsoOpen', { people: '' }).trim());
    await expect(lineOf(theirs)).toBeVisible();
    // A merchant hears that somebody of the warehouse is there, not who.
    await expect(lineOf(page)).toContainText(text('live.staff'));
    await colleague.close();
    await expect(lineOf(page)).toBeHidden();
  });

  test('by oneself is nobody else’s', async ({ orders, page, portal, text }) => {
    const { client, orders: known } = await openOrders(portal);
    const heard = listening(page);
    await orders.visit();
    await heard;
    // The page's own change, and then one of another tab, which tells that the first would have been heard by now.
    const row = orders.row(known[0]!.number);
    await orders.choose(known[0]!.number, text('orders.holdOrder'));
    await expect(row).toContainText(text('orders.statusOnHold'));
    await client.call(ordersCancel, { body: { orderId: known[1]!.id } });
    await expect(page.getByText(text('live.orders', { count: 1 }))).toBeVisible();
  });

  test('is told where no stream comes through, by asking', async ({ orders, page, portal, text }) => {
    const { client, orders: known } = await openOrders(portal);
    await page.route(`**/api${liveChanges.path}**`, (route) =>
      route.request().headers()['accept'] === 'text/event-stream'
        ? route.fulfill({ status: 503 })
        : route.continue(),
    );
    const asked = page.waitForResponse(
      (response) => response.url().includes(`/api${liveChanges.path}`) && response.ok(),
    );
    await orders.visit();
    await asked;
    await client.call(ordersCancel, { body: { orderId: known[0]!.id } });
    await expect(page.getByText(text('live.orders', { count: 1 }))).toBeVisible({ timeout: 10_000 });
  });
});
