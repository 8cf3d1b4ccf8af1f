import { fileURLToPath } from 'node:url';
import { ordersFind } from '@kontor/portal-core/orders';
import { EmbeddedOrders, expect, test, told } from './host.js';

test.setTimeout(90_000);

const TABLE = '<kontor-orders-table></kontor-orders-table>';
declare global {
  interface Window {
    kept: Element;
    /** Says at last what the page left out. */
    setUp: () => void;
  }
}

test('a widget keeps its state and its looks when it is moved, and is gone when it is removed', async ({
  page,
  partner,
  embedded,
}) => {
  await page.goto(partner.show({ body: `<div id="a">${TABLE}</div><div id="b"></div>` }));
  await expect(embedded.rows.first()).toBeVisible();
  const search = embedded.element.getByRole('textbox', { name: 'Suche' });
  await search.fill('Hansen');
  await page.evaluate(() => {
    window.kept = document.querySelector('kontor-orders-table')!;
    document.querySelector('#b')!.append(window.kept);
  });
  await expect(search).toHaveValue('Hansen');
  await expect(embedded.createButton).toHaveCSS('background-color', 'rgb(11, 95, 115)');
  await embedded.createButton.click();
  await expect(embedded.dialog).toBeVisible();
  await page.keyboard.press('Escape');

  await page.mouse.move(0, 0);
  await page.evaluate(() => window.kept.remove());
  await expect
    .poll(() => page.evaluate(() => window.kept.shadowRoot!.querySelectorAll('table').length))
    .toBe(0);
  await page.evaluate(() => document.querySelector('#a')!.append(window.kept));
  await expect(embedded.rows.first()).toBeVisible();
  await expect(search).toHaveValue('');
  await expect(embedded.createButton).toHaveCSS('background-color', 'rgb(11, 95, 115)');
});

test('a widget is light on a page that does not say otherwise, and as dark as the page is', async ({
  page,
  partner,
  embedded,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(partner.show({ body: TABLE }));
  const root = embedded.element.locator('[part="root"]');
  await expect(root).toHaveAttribute('data-theme', 'light');
  const scheme = (value: string) =>
    page.evaluate((said) => document.documentElement.style.setProperty('color-scheme', said), value);
  await scheme('dark');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await scheme('light dark');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('two widgets show two merchants', async ({ page, partner }) => {
  const address = partner.show({
    body: `${TABLE}<kontor-orders-table id="other"></kontor-orders-table>`,
    script: `configure({ fetchToken: fetchToken('nordwind') });
document.querySelector('#other').fetchToken = fetchToken('alpenshop');`,
  });
  await page.goto(address);
  const elements = page.locator('kontor-orders-table');
  await expect(new EmbeddedOrders(page, elements.first()).rows.first()).toContainText('NW-');
  const other = new EmbeddedOrders(page, elements.nth(1));
  await expect(other.rows.first()).toBeVisible();
  await expect(other.element.getByText('NW-')).toHaveCount(0);
});

test('a widget works in a dialog of the page', async ({ page, partner, embedded }) => {
  await page.goto(
    partner.show({
      body: `<dialog style="width:90vw;height:90vh">${TABLE}</dialog><button onclick="document.querySelector('dialog').showModal()">Zeigen</button>`,
    }),
  );
  await page.getByRole('button', { name: 'Zeigen' }).click();
  await expect(embedded.rows.first()).toBeVisible();
  await embedded.createButton.click();
  await expect(embedded.dialog).toBeVisible();
  await embedded.dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(embedded.dialog).toBeHidden();
  await expect(embedded.rows.first()).toBeVisible();
});

test('a widget in a tab that is hidden first is all there when it is shown', async ({
  page,
  partner,
  embedded,
}) => {
  await page.goto(
    partner.show({
      body: `<button onclick="document.querySelector('#tab').hidden = false">Bestellungen</button><div id="tab" hidden>${TABLE}</div>`,
    }),
  );
  await expect.poll(async () => (await told(page)).some(({ name }) => name === 'load')).toBe(true);
  await page.getByRole('button', { name: 'Bestellungen' }).click();
  await expect(embedded.rows.first()).toBeVisible();
  const width = await embedded.element.getByRole('grid').evaluate((grid) => grid.clientWidth);
  expect(width).toBeGreaterThan(800);
});

test('a page that forbids storage loses nothing, and nothing is kept', async ({
  page,
  context,
  partner,
  portal,
  embedded,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(portal.url)) sent.push(JSON.stringify(request.headers()));
  });
  await page.goto(partner.show({ body: TABLE }));
  await expect(embedded.rows.first()).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  expect(sent.filter((headers) => headers.includes('cookie'))).toEqual([]);
});

test('columns are chosen for as long as the page is open, and nothing is kept in its storage', async ({
  page,
  partner,
  embedded,
}) => {
  await page.goto(partner.show({ body: `${TABLE}<kontor-products></kontor-products>` }));
  for (const tag of ['kontor-orders-table', 'kontor-products']) {
    const element = page.locator(tag);
    await expect(element.getByRole('rowheader').first()).toBeVisible();
    await element.getByRole('button', { name: 'Spalten', exact: true }).click();
    await element.getByRole('checkbox').nth(3).uncheck();
    await page.keyboard.press('Escape');
  }
  const heads = await embedded.element.getByRole('columnheader').allTextContents();
  await page.evaluate(() => {
    const element = document.querySelector('kontor-orders-table')!;
    element.setAttribute('locale', 'en');
    element.setAttribute('locale', 'de');
  });
  await expect(embedded.element.getByRole('columnheader')).toHaveText(heads);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test('the language, the look and the events are those of the page', async ({ page, partner, embedded }) => {
  await page.goto(
    partner.show({
      head: '<style>:root { --kontor-color-accent: rgb(120, 20, 120) }</style>',
      body: TABLE,
    }),
  );
  await expect(embedded.createButton).toHaveCSS('background-color', 'rgb(120, 20, 120)');
  await page.evaluate(() => document.querySelector('kontor-orders-table')!.setAttribute('locale', 'en'));
  const create = embedded.element.getByRole('button', { name: 'Create order' });
  await expect(create).toBeVisible();
  await page.evaluate(() =>
    Object.assign(document.querySelector('kontor-orders-table')!, {
      appearance: { variables: { colorPrimary: '#ffd500' } },
    }),
  );
  await expect(create).toHaveCSS('background-color', 'rgb(255, 213, 0)');
  await expect(create).toHaveCSS('color', 'rgb(20, 32, 43)');
  await embedded.element.getByRole('columnheader', { name: 'Order ID' }).getByRole('button').click();
  await expect
    .poll(() => told(page))
    .toContainEqual(
      expect.objectContaining({ name: 'list-change', tag: 'kontor-orders-table', composed: true }),
    );
});

test('without a token nothing is sent, and trying again helps', async ({
  page,
  partner,
  portal,
  embedded,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${portal.url}/api/`)) calls.push(request.url());
  });
  partner.fail(true);
  const warned = page.waitForEvent('console', (message) => message.text().startsWith('Kontor has no token'));
  await page.goto(partner.show({ body: TABLE }));
  expect((await warned).type()).toBe('warning');
  const retry = embedded.element.getByRole('button', { name: 'Erneut versuchen' });
  await expect(retry).toBeVisible();
  await expect(embedded.element.getByRole('grid')).not.toHaveAttribute('aria-busy', 'true');
  await expect(retry).toHaveCount(1);
  expect((await told(page)).map(({ detail }) => detail['message'])).toContain('Die Sitzung ist abgelaufen');
  expect(calls).toEqual([]);
  partner.fail(false);
  await retry.click();
  await expect(embedded.rows.first()).toBeVisible();
  await expect(embedded.element.getByText('Es wird nichts gesendet')).toBeHidden();
});

test('where nobody says where tokens come from, the page says what is missing, and shows it once it is there', async ({
  page,
  partner,
  embedded,
}) => {
  const complaint = page.waitForEvent('console', (message) =>
    message.text().includes('configure({ fetchToken })'),
  );
  await page.goto(
    partner.show({ body: TABLE, script: 'window.setUp = () => configure({ fetchToken: fetchToken() });' }),
  );
  const failure = embedded.element.getByRole('alert');
  await expect(failure).toContainText('nicht eingerichtet, woher der Zugang zum Portal kommt');
  await expect(embedded.element.locator('[part=skeleton]')).toHaveCount(0);
  expect((await complaint).type()).toBe('error');
  expect(await told(page)).toEqual([
    expect.objectContaining({ name: 'error', detail: expect.objectContaining({ code: 'not_configured' }) }),
  ]);
  await page.evaluate(() => window.setUp());
  await expect(embedded.rows.first()).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('the import reads a file on a foreign page', async ({ page, partner }) => {
  await page.goto(partner.show({ body: '<kontor-order-import></kontor-order-import>' }));
  const wizard = page.locator('kontor-order-import');
  const chooser = page.waitForEvent('filechooser');
  await wizard.getByRole('button', { name: 'Datei auswählen' }).click();
  await (
    await chooser
  ).setFiles(fileURLToPath(new URL('../files/shopify_orders_sample.csv', import.meta.url)));
  await wizard.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(wizard.getByText('Schritt 2 von 4').first()).toBeVisible();
});

test('all widgets stand on one page', async ({ page, partner }) => {
  const address = partner.show({
    body: `<kontor-dashboard></kontor-dashboard><kontor-products></kontor-products>
<kontor-deliveries></kontor-deliveries><kontor-order-errors></kontor-order-errors>
<kontor-order-import></kontor-order-import>`,
  });
  await page.goto(address);
  await expect(page.locator('kontor-products').getByRole('rowheader').first()).toBeVisible();
  await expect(page.locator('kontor-deliveries').getByRole('grid')).toBeVisible();
  await expect(page.locator('kontor-order-errors').getByRole('grid')).toBeVisible();
  await expect(page.locator('kontor-order-import').getByText('Schritt 1 von 4').first()).toBeVisible();
  await expect(page.locator('kontor-dashboard').getByRole('heading').first()).toBeVisible();
  await page.locator('kontor-deliveries').getByRole('rowheader').getByRole('link').first().click();
  await expect(page.locator('kontor-deliveries').getByRole('button', { name: 'Zurück' })).toBeVisible();
  expect(partner.asked).toBeGreaterThan(0);
});

test('the investigation of an order stands on a foreign page, and tells of a comment', async ({
  page,
  partner,
  portal,
}) => {
  const merchant = await portal.client('nordwind');
  const { entries } = await merchant.call(ordersFind, { body: { limit: 2 } });
  const order = Number(entries[1]!.recordId);
  await page.goto(
    partner.show({ body: `<kontor-investigation order-id="${order}"></kontor-investigation>` }),
  );
  const element = page.locator('kontor-investigation');
  const form = element.getByRole('form', { name: 'Kommentar' });
  await form.getByRole('textbox').fill('Bitte prüfen Sie die Menge.');
  await form.getByRole('button', { name: 'Nachforschung eröffnen' }).click();
  await expect(element.getByText('Bitte prüfen Sie die Menge.').first()).toBeVisible();
  await expect
    .poll(() => told(page))
    .toContainEqual(expect.objectContaining({ name: 'comment-sent', detail: { orderId: order } }));
});

test('a delivery opens in the widget, and in a tab of its own where the page says', async ({
  page,
  partner,
  portal,
}) => {
  const address = partner.show({ body: '<kontor-deliveries></kontor-deliveries>' });
  await page.goto(address);
  const element = page.locator('kontor-deliveries');
  const link = element.getByRole('rowheader').getByRole('link').first();
  await expect(link).toHaveAttribute('href', new RegExp(`^${portal.url}/deliveries/\\d+$`));
  await expect(link).not.toHaveAttribute('target');
  const id = Number(await link.textContent());
  await page.evaluate(() =>
    Object.assign(document.querySelector('kontor-deliveries')!, {
      hrefOf: ({ id }: { readonly id: number }) => `/anlieferungen/${id}`,
    }),
  );
  await expect(link).toHaveAttribute('href', `/anlieferungen/${id}`);
  await link.click();
  await expect(element.getByRole('button', { name: 'Zurück' })).toBeVisible();
  expect(page.url()).toBe(address);
  await expect
    .poll(() => told(page))
    .toContainEqual(expect.objectContaining({ name: 'delivery-change', detail: { deliveryId: id } }));
});

test('the dialog of a delivery leads on within the widget, since the page has no address for it', async ({
  page,
  partner,
}) => {
  const address = partner.show({ body: '<kontor-deliveries></kontor-deliveries>' });
  await page.goto(address);
  const element = page.locator('kontor-deliveries');
  const id = Number(await element.getByRole('rowheader').first().textContent());
  await element
    .getByRole('button', { name: /^Details/ })
    .first()
    .click();
  const dialog = element.getByRole('dialog', { name: `Anlieferung ${id}` });
  await dialog.getByRole('link', { name: 'Zur Seite der Anlieferung' }).click();
  await expect(dialog).toBeHidden();
  await expect(element.getByRole('heading', { name: `Anlieferung ${id}` })).toBeVisible();
  expect(page.url()).toBe(address);
  expect(page.context().pages()).toHaveLength(1);
  await element.getByRole('button', { name: 'Zurück' }).click();
  await expect(element.getByRole('rowheader').first()).toBeVisible();
});
