import { randomUUID } from 'node:crypto';
import { ordersCreate, ordersFind, ordersUpdate, type OrderPayload } from '@kontor/portal-core/orders';
import { productsSearch } from '@kontor/portal-core/products';
import { equals, type ErpOrder } from '@kontor/portal-core/erp';
import { expectAccessible } from './accessible.js';
import { loseNextAnswer } from './lose-answer.js';
import { OrderForm } from './pages/OrderForm.js';
import { OrderPanel } from './pages/OrderPanel.js';
import { expect, inEachLanguage, test, type DemoUser, type Portal } from './portal.js';

const austria = { de: 'Österreich', en: 'Austria' } as const;
const newId = () => `FLOW-${randomUUID().slice(0, 8)}`;

/** Two products of Nordwind that are kept in stock. */
async function someProducts(portal: Portal) {
  const client = await portal.client('nordwind');
  const { entries } = await client.call(productsSearch, { query: { text: 'NW', limit: 2 } });
  return entries.map(({ fieldData }) => ({ id: fieldData.Nr_Artikel, name: fieldData.Artikelname }));
}

async function aPayload(portal: Portal): Promise<OrderPayload> {
  const [product] = await someProducts(portal);
  return {
    external_order_id: newId(),
    date: '2026-11-20',
    items: [{ id: product!.id, qty: 2 }],
    address: {
      salutation: 'frau',
      name: 'Ada Jansen',
      street: 'Hafenstraße 12',
      postal_code: '26121',
      city: 'Oldenburg',
      country_code: 'DE',
    },
  };
}

/** An open order of Nordwind's own. */
async function anOrder(portal: Portal): Promise<{ readonly id: number; readonly externalId: string }> {
  const payload = await aPayload(portal);
  const client = await portal.client('nordwind');
  const { entries } = await client.call(ordersCreate, { body: [payload] });
  return { id: entries[0]!.order_id, externalId: payload.external_order_id };
}

async function stored(portal: Portal, externalId: string): Promise<readonly ErpOrder[]> {
  const client = await portal.client('nordwind');
  const body = { query: [{ Externe_Order_ID: equals(externalId) }] };
  return (await client.call(ordersFind, { body })).entries;
}

const update = async (portal: Portal, user: DemoUser, id: number, Status: string) =>
  (await portal.client(user)).call(ordersUpdate, { params: { id }, body: { fieldData: { Status } } });

inEachLanguage('the dialogs of an order', () => {
  test('create one, telling every rule under its field before', async ({
    orders,
    page,
    portal,
    text,
    language,
  }) => {
    const [product] = await someProducts(portal);
    const externalId = newId();
    await orders.visit();
    await page.getByRole('button', { name: text('orders.createOrder'), exact: true }).click();
    const form = new OrderForm(page, text, text('orders.createOrder'));
    await form.press('orders.createOrder');
    await expect(form.dialog.getByText(text('validation.required'))).toHaveCount(7);
    await expect(form.dialog.getByText(text('validation.itemsRequired'))).toBeVisible();
    await expect(form.field('orders.externalOrderId')).toBeFocused();
    await expectAccessible(page);

    await form.fill({
      'orders.externalOrderId': externalId,
      'orders.name': 'Ada Jansen',
      'orders.street': 'Weg',
      'orders.postalCode': '26_121',
      'orders.city': 'Oldenburg',
      'orders.email': 'ada@',
    });
    await expect(form.dialog.getByText(text('validation.minLength', { min: 5 }))).toBeVisible();
    await expect(form.dialog.getByText(text('validation.postalCode'))).toBeVisible();
    await expect(form.dialog.getByText(text('validation.email'))).toBeVisible();
    await form.fill({
      'orders.street': 'Hafenstraße 12',
      'orders.postalCode': '26121',
      'orders.email': 'ada@example.com',
    });
    await form.choose('orders.salutation', text('orders.salutationFrau'));
    await form.find('orders.country', austria[language], austria[language]);
    await form.addProduct(product!.id, 3);
    await form.addProduct(product!.id, 2);
    await expect(form.quantityOf(product!.name)).toHaveValue('5');

    await form.press('orders.createOrder');
    await expect(form.dialog).toBeHidden();
    const panel = new OrderPanel(page, text, externalId);
    await panel.expectNotice(text('orders.waitCreate'));
    await panel.expectNotice(text('orders.created'));
    await orders.row(externalId).getByRole('rowheader').click();
    await panel.expectStatus('orders.statusOpen');
    await expect(panel.timeline.getByText(text('orders.happenedCreate'))).toBeVisible();
    const [order] = await stored(portal, externalId);
    expect(order!.portalData.AUFTRAPOS_AUFTRA_SL).toMatchObject([{ Nr_Artikel: product!.id, Menge: 5 }]);
  });
});

test.describe('one order in its panel', () => {
  test('is held, released, commented and cancelled, and its history tells it', async ({
    page,
    portal,
    text,
  }) => {
    const { id, externalId } = await anOrder(portal);
    const panel = new OrderPanel(page, text, externalId);
    await panel.open(id);
    await expectAccessible(page);
    await panel.button('orders.holdOrder').click();
    await panel.expectNotice(text('orders.statusUpdated'));
    await panel.expectStatus('orders.statusOnHold');
    await expect(panel.button('orders.cancelAction')).toBeHidden();
    await panel.button('orders.releaseOrder').click();
    await panel.expectStatus('orders.statusOpen');

    await panel.button('orders.commentAction').click();
    const comment = panel.dialog('orders.commentTitle');
    await comment.getByRole('textbox').fill('x'.repeat(120));
    await expect(comment.getByRole('textbox')).toHaveValue('x'.repeat(100));
    await comment.getByRole('textbox').fill('Vorsicht Glas');
    await comment.getByRole('button', { name: text('common.save') }).click();
    await panel.expectNotice(text('orders.commentSaved'));
    await expect(panel.button('orders.commentAction')).toBeHidden();

    await panel.button('orders.cancelAction').click();
    await panel.question.getByRole('button', { name: text('orders.no') }).click();
    await panel.expectStatus('orders.statusOpen');
    await panel.button('orders.cancelAction').click();
    await panel.question.getByRole('button', { name: text('orders.yes') }).click();
    await panel.expectStatus('orders.statusCancelled');
    await expect(panel.timeline.getByRole('listitem')).toHaveCount(5);
    await page.keyboard.press('Escape');
    await expect(panel.panel).toBeHidden();
    await expect(page).toHaveURL(/\/orders$/);
  });

  test('is edited: the old one is cancelled, the panel shows the new one', async ({ page, portal, text }) => {
    const { id, externalId } = await anOrder(portal);
    const panel = new OrderPanel(page, text, externalId);
    await panel.open(id);
    await panel.button('orders.editAction').click();
    const form = new OrderForm(page, text, text('orders.updateOrderTitle', { id: externalId }));
    await form.field('orders.customerReference').fill('PO-1');
    await page.keyboard.press('Escape');
    await panel.question.getByRole('button', { name: text('common.keepEditing') }).click();
    await form.press('common.save');
    await panel.expectNotice(text('orders.waitUpdate'));
    await panel.expectNotice(text('orders.updated'));
    await expect(panel.timeline.getByText(text('orders.happenedReplaces', { id }))).toBeVisible();
    const both = await stored(portal, externalId);
    expect(both.map(({ fieldData }) => fieldData.Status).sort()).toEqual(['offen', 'storniert']);
  });

  test('is edited once when it is sent again because no answer came', async ({ page, portal, text }) => {
    const { id, externalId } = await anOrder(portal);
    const panel = new OrderPanel(page, text, externalId);
    await panel.open(id);
    await panel.button('orders.editAction').click();
    const form = new OrderForm(page, text, text('orders.updateOrderTitle', { id: externalId }));
    await form.field('orders.customerReference').fill('PO-2');
    await loseNextAnswer(page, '**/api/orders/*/replace');
    await form.press('common.save');
    await expect.poll(async () => (await stored(portal, externalId)).length).toBe(2);
    await panel.expectNotice(text('problem.unavailable'));
    await form.press('common.save');
    await expect(form.dialog).toBeHidden();
    await panel.expectNotice(text('orders.updated'));
    const both = await stored(portal, externalId);
    expect(both.map(({ fieldData }) => fieldData.Status).sort()).toEqual(['offen', 'storniert']);
  });

  test('that someone else changed meanwhile is not overwritten', async ({ page, portal, text }) => {
    const { id, externalId } = await anOrder(portal);
    const panel = new OrderPanel(page, text, externalId);
    await panel.open(id);
    await panel.button('orders.editAction').click();
    const form = new OrderForm(page, text, text('orders.updateOrderTitle', { id: externalId }));
    await form.field('orders.customerReference').fill('zu spät');
    await update(portal, 'lager', id, 'on hold');
    await form.press('common.save');
    await expect(form.dialog.getByText(text('orders.staleTitle'))).toBeVisible();
    await expect(form.field('orders.customerReference')).toHaveValue('zu spät');
    await form.press('orders.reload');
    await panel.expectStatus('orders.statusOnHold');
    await expect(stored(portal, externalId)).resolves.toHaveLength(1);
  });
});

test.describe('the warehouse', () => {
  test.use({ user: 'lager' });
  test('takes its own steps and creates for a merchant it chooses', async ({ page, portal, text }) => {
    const { id, externalId } = await anOrder(portal);
    const panel = new OrderPanel(page, text, externalId);
    await panel.open(id);
    await panel.button('orders.shipment').click();
    const shipment = panel.dialog('orders.shipmentTitle');
    await shipment.getByRole('combobox', { name: text('orders.carrier') }).fill('GL');
    await page.getByRole('option', { name: 'GLS' }).click();
    await shipment.getByRole('textbox', { name: text('orders.trackingNumbers') }).fill('A1\nA2');
    await shipment.getByRole('button', { name: text('common.save') }).click();
    await panel.expectStatus('orders.statusDelivered');
    await expect(panel.panel.getByRole('link', { name: /A2/ })).toHaveAttribute('href', /gls/);
    await panel.button('orders.markInvoiced').click();
    await panel.expectStatus('orders.statusInvoiced');

    await page.goto('/orders');
    await page.getByRole('button', { name: text('orders.createOrder'), exact: true }).click();
    const form = new OrderForm(page, text, text('orders.createOrder'));
    await form.press('orders.createOrder');
    await expect(form.dialog.getByRole('combobox', { name: text('orders.merchant') })).toBeFocused();
    await form.find('orders.merchant', 'Nordwind', 'Nordwind');
    const [product] = await someProducts(portal);
    await form.addProduct(product!.id, 1);
    await expect(form.quantityOf(product!.name)).toHaveValue('1');
  });
});
