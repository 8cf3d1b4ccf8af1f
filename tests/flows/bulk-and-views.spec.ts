import { ordersBulk, ordersCreate, ordersFind, type OrderPayload } from '@kontor/portal-core/orders';
import { productsSearch } from '@kontor/portal-core/products';
import { savedViewsCreate, savedViewsList, savedViewsDelete } from '@kontor/portal-core/saved-views';
import { expectAccessible } from './accessible.js';
import { BulkDialog } from './pages/BulkDialog.js';
import { ViewMenu } from './pages/ViewMenu.js';
import { ENGLISH, expect, inTurns, test, type DemoUser, type Portal } from './portal.js';

/** Creates orders with ids that begin with the prefix; answers their numbers. */
async function makeOrders(portal: Portal, prefix: string, count: number, user: DemoUser = 'nordwind') {
  const client = await portal.client(user);
  const { entries } = await client.call(productsSearch, { query: { text: 'NW', limit: 1 } });
  const id = entries[0]?.fieldData.Nr_Artikel ?? '';
  const body = Array.from({ length: count }, (_, at): OrderPayload => ({
    external_order_id: `${prefix}${String(at + 1).padStart(3, '0')}`,
    date: '2026-11-20',
    items: [{ id, qty: 1 }],
    address: {
      salutation: 'frau',
      name: 'Käthe Größer',
      street: 'Lindenweg 3',
      postal_code: '20095',
      city: 'Hamburg',
      country_code: 'DE',
    },
  }));
  const created = await client.call(ordersCreate, { body });
  return created.entries.map(({ order_id }) => order_id);
}

inTurns('many orders at once', () => {
  test('are held after a preview that says what will not change and why', async ({
    orders,
    portal,
    page,
    text,
    language,
  }) => {
    const bulk = new BulkDialog(page, text, language);
    const prefix = `BK${language.toUpperCase()}-`;
    const ids = await makeOrders(portal, prefix, 60);
    const client = await portal.client('nordwind');
    await client.call(ordersBulk, { body: { action: 'cancel', ids: ids.slice(0, 2) } });

    await orders.visit();
    await orders.filterByOrderId(prefix);
    await orders.expectFound(60);
    await bulk.chooseAllFound(60);
    await expectAccessible(page);
    await bulk.ask('hold');
    const preview = bulk.dialog('hold');
    await expect(preview).toContainText(text('orderBulk.willChange', { count: 58, total: '58' }));
    await expect(preview).toContainText(text('orderBulk.willNotChange', { count: 2, total: '2' }));
    const reason = text('orderBulk.reasonStatusConflict', { status: text('orders.statusCancelled') });
    await expect(bulk.rows('hold')).toHaveCount(2);
    await expect(bulk.rows('hold').first()).toContainText(`${prefix}001`);
    await expect(bulk.rows('hold').first()).toContainText(reason);
    await expectAccessible(page);
    await bulk.apply('hold', 58);
    const lines = (await bulk.resultFile('hold')).trim().split('\r\n');
    expect(lines).toHaveLength(61);
    expect(lines.filter((line) => line.includes(text('orderBulk.outcomeChanged')))).toHaveLength(58);
    await bulk.close('hold');
    await expect(orders.row(`${prefix}060`)).toContainText(text('orders.statusOnHold'));

    await bulk.chooseRow(orders.row(`${prefix}059`));
    await bulk.chooseRow(orders.row(`${prefix}060`));
    await bulk.expectChosen(2);
    await bulk.ask('cancel');
    await expect(bulk.dialog('cancel')).toContainText(text('orderBulk.nothingChanges'));
    await expect(bulk.dialog('cancel')).toContainText(text('orderBulk.reasonHeldFirst'));
    await page.keyboard.press('Escape');
    await expect(bulk.dialog('cancel')).toBeHidden();
    await bulk.ask('release');
    await bulk.apply('release', 2);
    await bulk.close('release');
    const file = await orders.download(text('orders.downloadPlain'), 'screen');
    expect(file.bytes.toString('utf8')).toContain(`"${prefix}060"`);
  });
});

test.describe('a selection', () => {
  test('is made by keys, and exported as the table shows it', async ({
    orders,
    portal,
    page,
    text,
    language,
  }) => {
    const bulk = new BulkDialog(page, text, language);
    await makeOrders(portal, 'KEYS-', 4);
    await orders.visit();
    await orders.filterByOrderId('KEYS-');
    await orders.expectFound(4);
    await orders.row('KEYS-004').focus();
    await page.keyboard.press(' ');
    await page.keyboard.press('Shift+ArrowDown');
    await bulk.expectChosen(2);
    const { bytes } = await orders.download(text('orders.downloadPlain'), 'screen', 'selection');
    const lines = bytes.toString('utf8').trim().split('\n');
    expect(lines[0]).toBe(
      '"Bestellnr.","Datum","Status","Produkte","Sendungsnummer","Adresse","Empfänger","Nachforschung"',
    );
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(['"KEYS-004"', '"KEYS-003"']);
  });
});

inTurns('a view of the orders', () => {
  test(
    'keeps filter, order and columns, has an address, and begins the list',
    ENGLISH,
    async ({ orders, portal, context, page, text, language }) => {
      const views = new ViewMenu(page, text);
      const name = `Angehalten ${language}`;
      await orders.visit();
      await orders.filterByStatus(text('orders.statusOnHold'));
      await orders.sortBy(text('orders.orderId'));
      await page.getByRole('button', { name: text('common.columns'), exact: true }).click();
      const shown = page.getByRole('checkbox', { name: text('orders.trackingNumber') });
      await shown.uncheck();
      await page.keyboard.press('Escape');
      await expect(shown).toBeHidden();
      await views.act(views.plain, 'savedViews.saveNew');
      await expectAccessible(page);
      await views.saveAs(name, { isShared: true, isDefault: true });
      await expect(page).toHaveURL(/\/orders\?view=\d+$/);

      const link = page.url();
      await page.evaluate(() => localStorage.removeItem('kontor.columns.orders.page'));
      const other = await context.newPage();
      await other.goto(link);
      const there = orders.on(other);
      await there.expectShown();
      await expect(there.chips).toHaveText([`${text('orders.status')}: ${text('orders.statusOnHold')}`]);
      await expect(there.head(text('orders.orderId'))).toHaveAttribute('aria-sort', 'ascending');
      await expect(there.head(text('orders.trackingNumber'))).toBeHidden();
      await other.close();

      await page.goto('/orders');
      await expect(views.showing(name)).toBeVisible();
      await orders.removeChip(`${text('orders.status')}: ${text('orders.statusOnHold')}`);
      await expect(views.showing(name, 'changed')).toBeVisible();
      await views.act(views.showing(name, 'changed'), 'savedViews.backToView', name);
      await expect(views.showing(name)).toBeVisible();
      await views.act(views.showing(name), 'savedViews.plainList');
      await expect(views.plain).toBeVisible();
      await expect(page).toHaveURL(/\/orders\?view=all$/);
      await page.goto(link);
      await views.delete(name);
      await page.goto(link);
      await expect(page.getByText(text('savedViews.missing'))).toBeVisible();
      const client = await portal.client('nordwind');
      const { entries } = await client.call(savedViewsList, { query: { kind: 'orders' } });
      expect(entries.filter((view) => view.name === name)).toEqual([]);
    },
  );
});

test('a list keeps the view it began as when it is filtered before the views are known', async ({
  orders,
  portal,
  page,
  text,
}) => {
  const client = await portal.client('nordwind');
  const content = { filter: { status: 'on hold' }, sort: '', columns: null, density: null } as const;
  const body = { kind: 'orders', name: 'Langsam', is_shared: false, content } as const;
  const { id } = await client.call(savedViewsCreate, { body });
  const views = new ViewMenu(page, text);
  let tellViews = () => {};
  const toldViews = new Promise<void>((resolve) => (tellViews = resolve));
  await page.route('**/api/saved-views?*', async (route) => {
    await toldViews;
    await route.continue();
  });
  await page.goto(`/orders?from=${id}&sort=-date`);
  await orders.expectShown();
  await orders.filterByStatus(text('orders.statusDelivered'));
  await expect(page).toHaveURL(new RegExp(`from=${id}`));
  await expect(views.plain).toBeVisible();
  tellViews();
  await expect(views.showing('Langsam', 'changed')).toBeVisible();
  await expect(orders.chips).toHaveText([`${text('orders.status')}: ${text('orders.statusDelivered')}`]);
  await client.call(savedViewsDelete, { params: { id } });
});

test.describe('views of the staff', () => {
  test.use({ user: 'admin' });
  test('are shared among the staff, and only the owner can change them', async ({
    orders,
    portal,
    page,
    text,
  }) => {
    const views = new ViewMenu(page, text);
    await orders.visit();
    await orders.filterByStatus(text('orders.statusOpen'));
    await views.act(views.plain, 'savedViews.saveNew');
    await views.saveAs('Nur offene', { isShared: true });
    const list = async (user: DemoUser) =>
      (await (await portal.client(user)).call(savedViewsList, { query: { kind: 'orders' } })).entries;
    const [shared] = (await list('lager')).filter((view) => view.name === 'Nur offene');
    expect(shared).toMatchObject({ is_own: false, is_shared: true });
    expect((await list('nordwind')).map((view) => view.name)).not.toContain('Nur offene');
    const lager = await portal.client('lager');
    await expect(lager.call(savedViewsDelete, { params: { id: shared!.id } })).rejects.toMatchObject({
      status: 403,
    });
    await views.delete('Nur offene');
    const { dataInfo } = await lager.call(ordersFind, { body: { query: [{ Status: '==offen' }], limit: 1 } });
    await orders.expectFound(dataInfo.foundCount);
  });
});

test.describe('the other lists', () => {
  test.use({ user: 'admin' });
  const LISTS = [
    ['/investigations', 'investigationStatus=DONE', 'investigations.table'],
    ['/products', 'stock=out', 'shell.products'],
    ['/order-errors', 'sort=status', 'shell.orderErrors'],
    ['/deliveries', 'sort=id', 'shell.deliveries'],
  ] as const;
  for (const [path, search, title] of LISTS)
    test(`${path} is kept as a view with an address`, async ({ page, text }) => {
      const views = new ViewMenu(page, text);
      await page.goto(`${path}?${search}`);
      await expect(page.getByRole('heading', { name: text(title), level: 1 })).toBeVisible();
      await views.act(views.plain, 'savedViews.saveNew');
      await views.saveAs('Für morgens', { isDefault: true });
      await expect(page).toHaveURL(new RegExp(`${path}\\?view=\\d+$`));
      await page.goto(path);
      await expect(views.showing('Für morgens')).toBeVisible();
      await expectAccessible(page);
      await views.delete('Für morgens');
      await expect(page).toHaveURL(new RegExp(`${path}\\?${search}$`));
    });
});
