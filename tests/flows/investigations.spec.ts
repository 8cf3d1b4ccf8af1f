import {
  investigationComments,
  investigationCommentsCreate,
  investigationStatusChange,
} from '@kontor/portal-core/investigations';
import { mediaUpload } from '@kontor/portal-core/media';
import { ordersCreate, ordersFind } from '@kontor/portal-core/orders';
import { expectAccessible } from './accessible.js';
import { InvestigationsPage } from './pages/InvestigationsPage.js';
import { ENGLISH, expect, inTurns, test, type Portal } from './portal.js';

/** A new order of Nordwind. */
async function makeOrder(portal: Portal, external_order_id: string) {
  const client = await portal.client('nordwind');
  const { entries } = await client.call(ordersFind, { body: { limit: 1 } });
  const [item] = entries[0]?.portalData.AUFTRAPOS_AUFTRA_SL ?? [];
  const address = {
    salutation: 'frau' as const,
    name: 'Käthe Größer',
    street: 'Lindenweg 3',
    postal_code: '20095',
    city: 'Hamburg',
    country_code: 'DE',
  };
  const items = [{ id: item?.Nr_Artikel ?? '', qty: 1 }];
  const body = [{ external_order_id, date: '2026-11-20', items, address }];
  const created = await client.call(ordersCreate, { body });
  return { order_erp_id: created.entries[0]?.order_id ?? 0, order_external_id: external_order_id };
}

inTurns('an investigation', () => {
  test(
    'is opened by a merchant, and tells what the warehouse answered since',
    ENGLISH,
    async ({ orders, portal, page, text, language }) => {
      const order = await makeOrder(portal, `INV-${language.toUpperCase()}-1`);
      const number = order.order_external_id;
      const investigations = new InvestigationsPage(page, text);
      const thread = investigations.thread(number);

      await orders.visit();
      await orders.filterByOrderId(number);
      await orders.expectFound(1);
      await investigations.opener(number).click();
      await expect(thread.dialog).toContainText(text('investigations.notOpenedText'));
      await expect(thread.statusMenu).toBeHidden();
      await thread.press(text('investigations.open'));
      await expect(thread.dialog).toContainText(text('validation.required'));
      await thread.write('Wo bleibt das Paket?');
      await thread.press(text('investigations.open'));
      await expect(thread.comments).toHaveCount(1);
      await expect(thread.comments.first()).toContainText('Hinnerk Boysen');
      await expect(thread.comments.first()).toContainText(text('comments.statusOpen'));
      await expectAccessible(page);
      await thread.close();
      await expect(page).not.toHaveURL(/investigation-for-order/);

      const staff = await portal.client('lager');
      const answer = '<p>Liegt noch bei <strong>uns</strong>.</p>';
      await staff.call(investigationCommentsCreate, { body: { ...order, comment: answer } });
      const reason = { ...order, comment: '<p>Wir suchen.</p>', status: 'UNDER_REVIEW' as const };
      await staff.call(investigationStatusChange, { body: reason });

      await investigations.open();
      await investigations.showOnlyNews();
      const news = text('investigations.newComments', { count: 2 });
      await expect(investigations.opener(number)).toHaveAccessibleName(new RegExp(`${news}$`));
      await expectAccessible(page);
      await investigations.opener(number).click();
      await expect(page).toHaveURL(new RegExp(`investigation-for-order=${order.order_erp_id}`));
      await expect(thread.comments).toHaveCount(3);
      const last = thread.comments.nth(2);
      await expect(last).toContainText('Jörg Petersen');
      await expect(last).toContainText(text('comments.newComments'));
      await expect(last).toContainText(text('comments.statusUnderReview'));
      await expect(last.locator('time')).toHaveText(language === 'de' ? 'jetzt' : 'now');
      await thread.close();
      await expect(investigations.opener(number)).toHaveAccessibleName(
        new RegExp(`${text('orders.investigationUnderReview')}$`),
      );
    },
  );
});

test.describe('the status of an investigation', () => {
  test.use({ user: 'lager' });
  test('is changed from the menu, with a reason each time', async ({ portal, page, text }) => {
    const order = await makeOrder(portal, 'INV-STATUS-1');
    const merchant = await portal.client('nordwind');
    await merchant.call(investigationCommentsCreate, { body: { ...order, comment: '<p>Bitte prüfen.</p>' } });
    const investigations = new InvestigationsPage(page, text);
    const thread = investigations.thread(order.order_external_id);
    const { order_erp_id } = order;

    await investigations.openThread('/orders', order_erp_id);
    const actions = await thread.statusActions();
    await expect(actions).toHaveText([text('investigations.startReview'), text('investigations.putToDone')]);
    await actions.first().click();
    await thread.press(text('investigations.startReview'));
    await expect(thread.dialog).toContainText(text('validation.required'));
    await thread.write('Wir prüfen den Lagerplatz.');
    await thread.press(text('investigations.startReview'));
    await expect(thread.comments).toHaveCount(2);
    await expect(thread.comments.nth(1)).toContainText(text('comments.statusUnderReview'));

    await expect(await thread.statusActions()).toHaveText([text('investigations.putToDone')]);
    await page.getByRole('menuitem').first().click();
    await thread.write('Gefunden und verschickt.');
    await thread.press(text('investigations.putToDone'));
    await expect(thread.comments).toHaveCount(3);
    await expect(await thread.statusActions()).toHaveText([text('investigations.startReview')]);
    const kept = await merchant.call(investigationComments, { query: { order_erp_id } });
    expect(kept).toMatchObject({ foundCount: 3, investigation_status: 'DONE' });
  });
});

test.describe('a comment', () => {
  test('stays when it cannot be sent, and a merchant has no status menu', async ({ portal, page, text }) => {
    const order = await makeOrder(portal, 'INV-DRAFT-1');
    const { order_erp_id } = order;
    const merchant = await portal.client('nordwind');
    await merchant.call(investigationCommentsCreate, { body: { ...order, comment: '<p>Frage</p>' } });
    const investigations = new InvestigationsPage(page, text);
    const thread = investigations.thread(order.order_external_id);

    await investigations.openThread('/investigations', order_erp_id);
    await expect(thread.comments).toHaveCount(1);
    await expect(thread.statusMenu).toBeHidden();
    await page.route('**/api/investigations/comments', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await thread.write('Bitte noch heute.');
    await thread.press(text('comments.send'));
    await expect(thread.dialog).toContainText(text('comments.sendFailed'));
    await expect(thread.editor).toContainText('Bitte noch heute.');
    await page.unroute('**/api/investigations/comments');
    await thread.press(text('comments.send'));
    await expect(thread.comments).toHaveCount(2);
    await expect(thread.editor).not.toContainText('Bitte noch heute.');
    expect((await merchant.call(investigationComments, { query: { order_erp_id } })).foundCount).toBe(2);
  });

  test('of another merchant is not told of', async ({ portal, page, text }) => {
    const alpenshop = await portal.client('alpenshop');
    const query = [{ investigationStatus: 'any' }];
    const { entries } = await alpenshop.call(ordersFind, { body: { query, limit: 1 } });
    const foreign = entries[0]?.fieldData._ID_AUFTRA ?? 0;
    await new InvestigationsPage(page, text).openThread('/investigations', foreign);
    await expect(page.getByRole('dialog')).toContainText(text('investigations.orderMissing'));
  });
});

test.describe('the investigations page', () => {
  test.use({ user: 'admin' });
  test('shows role 1 all merchants, one of them on request, and goes back to any', async ({
    orders,
    portal,
    page,
    text,
  }) => {
    const client = await portal.client('admin');
    const count = async (options: Record<string, string | boolean>) =>
      (await client.call(ordersFind, { body: { query: [options], limit: 1 } })).dataInfo.foundCount;
    const investigations = new InvestigationsPage(page, text);
    await investigations.open();
    await orders.expectFound(await count({ investigationStatus: 'any' }));
    await expect(orders.head(text('orders.merchant'))).toBeVisible();
    await investigations.filterByMerchant('Alpenshop');
    const ofAlpenshop = { ID_MANDAN: '==1' };
    await orders.expectFound(await count({ ...ofAlpenshop, investigationStatus: 'any' }));
    await investigations.filterByStatus(text('orders.investigationDone'));
    await orders.expectFound(await count({ ...ofAlpenshop, investigationStatus: 'DONE' }));
    await expect(orders.chips).toHaveText([
      `${text('orders.investigation')}: ${text('orders.investigationDone')}`,
      `${text('merchants.merchant')}: Alpenshop (1)`,
    ]);
    await page.getByRole('button', { name: text('common.clearFilters') }).click();
    await orders.expectFound(await count({ investigationStatus: 'any' }));

    await orders.sortBy(text('investigations.openedAt'));
    await expect(orders.head(text('investigations.openedAt'))).toHaveAttribute('aria-sort', 'ascending');
    const sort = [{ fieldName: 'investigation_opened_at', sortOrder: 'ascend' as const }];
    const query = [{ investigationStatus: 'any' }];
    const longest = await client.call(ordersFind, { body: { query, sort, limit: 1 } });
    await expect(orders.rows.first()).toContainText(longest.entries[0]?.fieldData.Externe_Order_ID ?? '?');
  });
});

test('a picture of a comment is shown to who reads it, anew when its address has expired, and to nobody else', async ({
  orders,
  portal,
  page,
  text,
}) => {
  const order = await makeOrder(portal, 'INV-BILD-1');
  const nordwind = await portal.client('nordwind');
  const content = new Blob([Buffer.from(PIXEL, 'base64')]);
  const { fileName } = await nordwind.call(mediaUpload, { body: { name: 'schaden.png', content } });
  const comment = `<p>So kam es an: <img src="/api/media/${fileName}" alt="Karton"></p>`;
  await nordwind.call(investigationCommentsCreate, { body: { ...order, comment } });
  const plain = `${portal.url}/api/media/${fileName}`;
  expect((await fetch(plain)).status).toBe(401);
  const ofOthers = { headers: { Authorization: `Bearer ${await portal.token('alpenshop')}` } };
  expect((await fetch(plain, ofOthers)).status).toBe(404);

  // The addresses are those of a tab that was open for hours: their end has passed.
  await page.route('**/api/investigations/comments?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/pass=\d+/g, 'pass=1000000000');
    await route.fulfill({ response, body });
  });
  const answered: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes(`${fileName}?pass=`)) answered.push(response.status());
  });
  const investigations = new InvestigationsPage(page, text);
  const thread = investigations.thread(order.order_external_id);
  await orders.visit();
  await orders.filterByOrderId(order.order_external_id);
  await investigations.opener(order.order_external_id).click();
  const picture = thread.dialog.getByRole('img', { name: 'Karton' });
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBe(1);
  expect(answered).toEqual([401, 200]);
});

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
