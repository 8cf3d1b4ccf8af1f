import { rmSync } from 'node:fs';
import { ordersFind } from '@kontor/portal-core/orders';
import { expectAccessible } from '../flows/accessible.js';
import { EmbeddedOrders, expect, test as base, told } from './host.js';
import { policy } from './hosts.js';
import { buildReactHost, reactPage } from './react-host.js';

const test = base.extend<object, { files: string }>({
  files: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures needed
    async ({}, use) => {
      const folder = await buildReactHost();
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});
test.setTimeout(150_000);

test('a React host shows the investigation of an order, and hears of a comment', async ({
  page,
  portal,
  partner,
  files,
}) => {
  const merchant = await portal.client('nordwind');
  const { entries } = await merchant.call(ordersFind, { body: { limit: 1 } });
  const order = Number(entries[0]!.recordId);
  await page.goto(partner.show(reactPage(files, { portal: portal.url, shows: 'investigation', order })));
  const form = page.getByRole('form', { name: 'Kommentar' });
  await form.getByRole('textbox').fill('Wo bleibt das Paket?');
  await form.getByRole('button', { name: 'Nachforschung eröffnen' }).click();
  await expect(page.getByText('Wo bleibt das Paket?').first()).toBeVisible();
  await expect
    .poll(() => told(page))
    .toContainEqual(expect.objectContaining({ name: 'comment-sent', detail: { orderId: order } }));
});

test('a React host places widgets of its own beside those of the portal', async ({
  page,
  portal,
  partner,
  files,
}) => {
  await page.goto(partner.show(reactPage(files, { portal: portal.url, shows: 'dashboard' })));
  await expect(page.getByRole('heading', { name: 'Wetter' })).toBeVisible();
  await expect(page.getByText('Sonne über Hamburg')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Willkommen' })).toBeVisible();
  await expectAccessible(page);
});

test('the orders in the page of a React host are accessible', async ({ page, portal, partner, files }) => {
  await page.goto(partner.show(reactPage(files, { portal: portal.url, shows: 'orders' })));
  const orders = new EmbeddedOrders(page, page.locator('#root'));
  await expect(orders.rows.first()).toBeVisible();
  await expectAccessible(page);
  await orders.createButton.click();
  await expect(orders.dialog).toBeVisible();
  await expectAccessible(page);
});

test.describe('the list of a React host', () => {
  const oldest = { filter: {}, sort: { column: 'date', direction: 'ascending' }, page: 1 };
  const search = JSON.stringify(oldest);

  test("is the widget's own where the host says how it begins", async ({ page, portal, partner, files }) => {
    await page.goto(partner.show(reactPage(files, { portal: portal.url, shows: 'orders', search })));
    const orders = new EmbeddedOrders(page, page.locator('#root'));
    await expect(orders.head('Datum')).toHaveAttribute('aria-sort', 'ascending');
    await orders.head('Datum').getByRole('button').click();
    await expect(orders.head('Datum')).toHaveAttribute('aria-sort', 'descending');
  });

  test("is the host's where it keeps it", async ({ page, portal, partner, files }) => {
    await page.goto(partner.show(reactPage(files, { portal: portal.url, shows: 'kept', search })));
    const orders = new EmbeddedOrders(page, page.locator('#root'));
    await orders.head('Bestellnr.').getByRole('button').click();
    await expect(orders.head('Bestellnr.')).toHaveAttribute('aria-sort', 'ascending');
    await expect(page.locator('output')).toContainText('"direction":"ascending"');
    const kept = await page.locator('output').textContent();
    await page.getByRole('button', { name: 'Festhalten' }).click();
    await orders.head('Datum').getByRole('button').click();
    await expect(orders.element.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(orders.head('Bestellnr.')).toHaveAttribute('aria-sort', 'ascending');
    await expect(page.locator('output')).toHaveText(kept ?? '');
  });
});

test('in a shadow root of a React host, fields are read with their help and errors', async ({
  page,
  portal,
  partner,
  files,
}) => {
  const host = reactPage(files, { portal: portal.url, shows: 'orders', framed: 'framed' });
  await page.goto(partner.show(host));
  const orders = new EmbeddedOrders(page, page.locator('#root'));
  await expect(orders.rows.first()).toBeVisible();
  await orders.createButton.click();
  await orders.dialog.getByRole('button', { name: 'Bestellung anlegen' }).click();
  const wrong = orders.dialog.locator('[aria-invalid=true]');
  await expect(wrong).not.toHaveCount(0);
  for (const field of await wrong.all()) await expect(field).toHaveAccessibleDescription(/\S/);
  await expectAccessible(page);
});

test.describe('under a content security policy', () => {
  // The browser's complaints are what the page is about.
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures needed
  test.use({ quiet: async ({}, use) => use() });

  test('that lets no styles in, a React host reads and hears why there is nothing', async ({
    page,
    portal,
    partner,
    files,
  }) => {
    const host = reactPage(files, { portal: portal.url, shows: 'orders' });
    await page.goto(partner.show({ ...host, headers: policy(portal.url, `'self'`) }));
    const said = page.getByRole('alert');
    await expect(said).toContainText('Dieser Bereich lässt sich nicht anzeigen');
    await expect(said).toContainText('Sicherheitsregeln');
    expect(await told(page)).toEqual([
      expect.objectContaining({ name: 'error', detail: expect.objectContaining({ code: 'styles_blocked' }) }),
    ]);
  });
});
