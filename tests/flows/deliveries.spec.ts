import { addDays, today } from '@kontor/portal-core/dates';
import {
  deliveriesCreate,
  deliveriesGet,
  deliveriesList,
  deliveriesStatus,
  type Delivery,
  deliveryInboundBook,
  type DeliveryStatus,
} from '@kontor/portal-core/deliveries';
import { mediaUpload } from '@kontor/portal-core/media';
import { productsFind } from '@kontor/portal-core/products';
import { productFilterToFind, productFromErp } from '@kontor/portal-core/erp';
import { expectAccessible } from './accessible.js';
import { DeliveriesPages } from './pages/DeliveriesPages.js';
import { beginIn, ENGLISH, expect, inTurns, test as base, type Portal } from './portal.js';
import { expectWithinWindow } from './within-window.js';

const test = base.extend<{ deliveries: DeliveriesPages }>({
  deliveries: ({ page, text }, use) => use(new DeliveriesPages(page, text)),
});

const NOTE = {
  name: 'Lieferschein 12.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
};
const inDays = (days: number) => addDays(today(Date.now, 'Europe/Berlin'), days);

/** A product of Nordwind's. */
async function aProduct(portal: Portal) {
  const client = await portal.client('nordwind');
  const { entries } = await client.call(productsFind, {
    body: productFilterToFind({}, undefined, { limit: 1, offset: 1 }),
  });
  return productFromErp(entries[0]!);
}

/** A delivery of Nordwind's that has taken these steps. */
async function aDelivery(portal: Portal, note: string, ...steps: DeliveryStatus[]): Promise<Delivery> {
  const { id, name } = await aProduct(portal);
  const merchant = await portal.client('nordwind');
  const warehouse = await portal.client('lager');
  const { fileName: document_file } = await merchant.call(mediaUpload, {
    body: { name: 'lieferschein.pdf', content: new Blob(['%PDF-1.7\n%%EOF']) },
  });
  let delivery = await merchant.call(deliveriesCreate, {
    body: {
      delivery_datetime: `${inDays(5)}T09:00:00Z`,
      document_file,
      products: JSON.stringify([{ id, name, qty: 20 }]),
      warehouse: await firstWarehouse(portal),
      note,
    },
  });
  for (const status of steps)
    delivery = await warehouse.call(deliveriesStatus, {
      body: { delivery_id: delivery.id, comment: '<p>Geprüft.</p>', status },
    });
  return delivery;
}

async function firstWarehouse(portal: Portal): Promise<string> {
  const client = await portal.client('nordwind');
  const { entries } = await client.call(deliveriesList, { query: { limit: 1 } });
  return entries[0]!.warehouse;
}

inTurns('a merchant', () => {
  test(
    'announces a delivery, is told what is missing, and finds it again',
    ENGLISH,
    async ({ deliveries, portal, page, text, language }) => {
      const product = await aProduct(portal);
      const warehouse = await firstWarehouse(portal);
      await deliveries.visit();
      await expectAccessible(page);
      await expect(deliveries.filters.getByText(text('merchants.displayAllMerchants'))).toBeHidden();

      const form = await deliveries.beginNew();
      await form.press('deliveries.create');
      await expect(form.dialog.getByText(text('validation.productsRequired'))).toBeVisible();
      await expect(form.dialog.getByText(text('validation.required'))).toHaveCount(3);
      await deliveries.enterTime(form, inDays(1), '0930');
      await expect(form.dialog.getByText(text('validation.deliveryTooEarly'))).toBeVisible();
      await expectAccessible(page);

      const carrier = `Spedition Flow ${language}`;
      await deliveries.enterTime(form, inDays(6), '0930');
      await expect(form.dialog.getByText(text('validation.deliveryTooEarly'))).toBeHidden();
      await form.choose('deliveries.warehouse', warehouse);
      await form.addProduct(product.id, 12);
      await deliveries.uploadDocument(form, NOTE);
      await form.fill({ 'deliveries.carrier': carrier });
      await form.press('deliveries.create');
      await expect(page.getByText(text('deliveries.createdNotice'))).toBeVisible();
      await expect(form.dialog).toBeHidden();

      const client = await portal.client('nordwind');
      const { entries } = await client.call(deliveriesList, { query: { limit: 250 } });
      const made = entries.find((one) => one.carrier === carrier)!;
      expect(JSON.parse(made.products)).toMatchObject([{ id: product.id, qty: 12 }]);
      await deliveries.enter('deliveries.deliveryId', String(made.id));
      await expect(page).toHaveURL(new RegExp(`[?&]id=${made.id}`));
      await expect(deliveries.row(made.id)).toContainText(`12 × ${product.name}`);
      await expect(deliveries.link(made.id)).toHaveAttribute('target', '_blank');
      await expect(deliveries.link(made.id)).toHaveAttribute('href', `/deliveries/${made.id}`);

      await deliveries
        .row(made.id)
        .getByRole('button', { name: text('deliveries.showDetails', { id: made.id }) })
        .click();
      await expect(deliveries.details(made.id).getByText(carrier)).toBeVisible();
    },
  );
});

inTurns('the warehouse', () => {
  test.use({ user: 'lager' });

  test('reviews, accepts and books a delivery with a difference that the merchant reads', async ({
    deliveries,
    portal,
    page,
    text,
    browser,
    language,
  }) => {
    const product = await aProduct(portal);
    const { id } = await aDelivery(portal, 'Flow: buchen');
    await deliveries.visitOne(id);
    await page.keyboard.press('Tab');
    await deliveries.statusMenu('OPEN').focus();
    await expect(page.getByRole('tooltip')).toContainText(text('deliveries.doneByYou'));
    await deliveries.take(deliveries.statusMenu('OPEN'), 'startReview', id, 'Wird geprüft.');
    await deliveries.take(deliveries.statusMenu('UNDER_REVIEW'), 'accept', id, 'Ist willkommen.');
    await expect(deliveries.statusMenu('ACCEPTED')).toBeVisible();
    await expect(page.getByText('Ist willkommen.')).toBeVisible();

    await deliveries.bookedQuantity(product.name).fill('17');
    await deliveries.book();
    await expect(page.getByText(text('validation.required'))).toBeVisible();
    await expectAccessible(page);
    await deliveries.reason(product.name).fill('Karton beschädigt');
    await deliveries.book();
    await expect(page.getByText(text('deliveries.booked'))).toBeVisible();
    const difference = text('deliveries.difference', { units: '-3', reason: 'Karton beschädigt' });
    await expect(deliveries.products).toContainText(difference);

    const reader = await browser.newContext({ baseURL: portal.url, locale: 'de-DE' });
    await beginIn(reader, portal, { user: 'nordwind', language });
    const merchant = new DeliveriesPages(await reader.newPage(), text);
    await merchant.visitOne(id);
    await expect(merchant.products).toContainText(difference);
    await expect(merchant.products).toContainText(
      text('deliveries.deliveredOf', { booked: '17', ordered: '20' }),
    );
    await expect(merchant.status('ACCEPTED')).toHaveAttribute('aria-disabled', 'true');
    await expect(merchant.statusMenu('ACCEPTED')).toBeHidden();
    await reader.close();
  });

  test(
    'is told who was faster in booking the same, keeps what is typed, and decides',
    ENGLISH,
    async ({ deliveries, portal, page, text }) => {
      const { name } = await aProduct(portal);
      const { id, intendo_id } = await aDelivery(portal, 'Flow: zwei buchen', 'UNDER_REVIEW', 'ACCEPTED');
      const someoneElse = async (booked: number, from: { booked: number; reason: string }) =>
        (await portal.client('admin')).call(deliveryInboundBook, {
          params: { intendoId: intendo_id! },
          body: { lines: [{ position: 1, booked, reason: 'Palette fehlt', from }] },
        });
      await deliveries.visitOne(id);
      await deliveries.bookedQuantity(name).fill('17');
      await deliveries.reason(name).fill('Karton beschädigt');
      await someoneElse(15, { booked: 0, reason: '' });
      await deliveries.book();
      const note = page.getByRole('alert').filter({ hasText: text('deliveries.bookingStale', { name }) });
      await expect(note).toContainText(text('deliveries.deliveredOf', { booked: '15', ordered: '20' }));
      await expect(note).toContainText('Palette fehlt');
      await expect(deliveries.bookedQuantity(name)).toHaveValue('17');
      await expect(deliveries.reason(name)).toHaveValue('Karton beschädigt');
      await expectAccessible(page);
      await deliveries.book();
      await expect(page.getByText(text('deliveries.booked'))).toBeVisible();
      await expect(deliveries.products).toContainText('Karton beschädigt');
      await expect(note).toBeHidden();

      await deliveries.bookedQuantity(name).fill('19');
      await expect(note).toBeHidden();
      await someoneElse(12, { booked: 17, reason: 'Karton beschädigt' });
      await deliveries.book();
      await note.getByRole('button', { name: text('deliveries.takeStored') }).click();
      await expect(deliveries.bookedQuantity(name)).toHaveValue('12');
      await expect(deliveries.bookedQuantity(name)).toBeFocused();
      await expect(note).toBeHidden();
    },
  );

  test('changes products and document until it takes the step from the list', async ({
    deliveries,
    portal,
    page,
    text,
  }) => {
    const product = await aProduct(portal);
    const { id } = await aDelivery(portal, 'Flow: Produkte', 'UNDER_REVIEW');
    await deliveries.visitOne(id);
    const form = await deliveries.changeProducts(id);
    await expectAccessible(page);
    await form.dialog
      .getByRole('textbox', { name: text('orders.quantityOf', { name: product.name }), exact: true })
      .fill('33');
    await form.press('common.save');
    await expect(page.getByText(text('deliveries.productsSaved'))).toBeVisible();
    await expect(deliveries.products).toContainText(text('deliveries.announcedUnits', { qty: '33' }));

    const document = text('deliveries.document');
    await page.getByRole('button', { name: text('deliveries.editNamed', { name: document }) }).click();
    const field = page.getByRole('form', { name: document });
    await field.locator('input[type=file]').first().setInputFiles(NOTE);
    await expect(field.getByText(NOTE.name)).toBeVisible();
    await field.getByRole('button', { name: text('common.save') }).click();
    await expect(page.getByText(text('deliveries.fieldSaved', { name: document }))).toBeVisible();

    await deliveries.visit({ id: String(id), displayAllMerchants: 'true' });
    const row = deliveries.row(id);
    await deliveries.take(deliveries.statusMenu('UNDER_REVIEW', row), 'accept', id, 'Passt.');
    await expect(deliveries.statusMenu('ACCEPTED', row)).toBeVisible();
    await deliveries.visitOne(id);
    await expect(page.getByRole('button', { name: text('deliveries.changeProducts') })).toBeHidden();
  });

  test(
    'is told when the ERP does not say what has come, and asks again',
    ENGLISH,
    async ({ deliveries, portal, page, text }) => {
      const { id } = await aDelivery(portal, 'Flow: ERP schweigt', 'UNDER_REVIEW', 'ACCEPTED');
      await page.route('**/api/deliveries/products/*', (route) => route.fulfill({ status: 502 }));
      await deliveries.visitOne(id);
      await expect(deliveries.products).toContainText(text('deliveries.arrivedUnknown'));
      await expectAccessible(page);
      await page.unroute('**/api/deliveries/products/*');
      await page.getByRole('button', { name: text('common.retry') }).click();
      const words = { booked: '0', ordered: '20' };
      await expect(deliveries.products).toContainText(text('deliveries.deliveredOf', words));
    },
  );

  test('narrows the list by all it may, clears to all merchants, and sorts upwards first', async ({
    deliveries,
    portal,
    page,
    text,
  }) => {
    const { id } = await aDelivery(portal, 'Flow: filtern', 'UNDER_REVIEW', 'DECLINED');
    await deliveries.visit({ status: 'DONE', merchantId: '2' });
    await expect(page.getByRole('button', { name: text('common.clearFilters') })).toBeVisible();
    await deliveries.clear();
    await expect(page).toHaveURL(/\?displayAllMerchants=true$/);
    await deliveries.head('deliveries.arriving').getByRole('button').click();
    await deliveries.expectSettled();
    await expect(deliveries.head('deliveries.arriving')).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(/sort=delivery_datetime/);

    await deliveries.visitOne(id);
    await expect(page.getByText(text('deliveries.noNextStep'))).toBeVisible();
    await expect(deliveries.status('DECLINED')).toHaveAttribute('aria-disabled', 'true');
    await page.goto('/deliveries/987654321');
    await expect(page.getByText(text('deliveries.notFound'))).toBeVisible();
  });
});

test.describe('a delivery that staff announces', () => {
  test.use({ user: 'lager' });

  test('holds what was added for its merchant, and is not sent before what was chosen is added', async ({
    deliveries,
    portal,
    text,
  }) => {
    const product = await aProduct(portal);
    const form = await deliveries.visit().then(() => deliveries.beginNew());
    await form.choose('merchants.merchant', 'Nordwind (2)');
    await form.find('orders.products', product.id, product.id);
    await form.press('deliveries.create');
    await expect(form.dialog.getByText(text('validation.productNotAdded'))).toBeVisible();
    await form.press('orders.addProduct');
    await expect(form.dialog.getByText(text('validation.productNotAdded'))).toBeHidden();
    await expect(form.quantityOf(product.name)).toHaveValue('1');
    await form.choose('merchants.merchant', 'Alpenshop (1)');
    await expect(form.quantityOf(product.name)).toBeHidden();
  });
});

test.describe('deliveries on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('stay within the window, and are opened in place', async ({ deliveries, portal, page }) => {
    const { id } = await aDelivery(portal, 'Flow: Telefon', 'UNDER_REVIEW', 'ACCEPTED');
    await deliveries.visit();
    await expectWithinWindow(page);
    await expectAccessible(page);
    await deliveries.cards.getByRole('link', { name: new RegExp(`^${id} `) }).tap();
    await expect(page).toHaveURL(new RegExp(`/deliveries/${id}$`));
    await expect(deliveries.products).toBeVisible();
    await expectWithinWindow(page);
    await expectAccessible(page);
    const client = await portal.client('nordwind');
    expect((await client.call(deliveriesGet, { params: { id } })).status).toBe('ACCEPTED');
  });
});
