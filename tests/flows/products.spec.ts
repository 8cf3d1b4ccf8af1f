import {
  EMPTY_PRODUCT,
  productsCreate,
  productsFind,
  productsUpdate,
  type ProductDraft,
} from '@kontor/portal-core/products';
import { draftToErp, equals, productFilterToFind } from '@kontor/portal-core/erp';
import { expectAccessible } from './accessible.js';
import { ProductsPage } from './pages/ProductsPage.js';
import {
  ENGLISH,
  expect,
  inEachLanguage,
  inTurns,
  test as base,
  type DemoUser,
  type Portal,
} from './portal.js';
import { expectWithinWindow } from './within-window.js';

const test = base.extend<{ products: ProductsPage }>({
  products: ({ page, text, language }, use) => use(new ProductsPage(page, text, language)),
});

const aDraft = (id: string, different: Partial<ProductDraft> = {}): ProductDraft => ({
  ...EMPTY_PRODUCT,
  id,
  name: `Flaschenpost ${id}`,
  price: '12.50',
  unit: 'Stk',
  weight: '0.4',
  ...different,
});
async function created(portal: Portal, draft: ProductDraft, user: DemoUser = 'nordwind') {
  const client = await portal.client(user);
  return client.call(productsCreate, { body: { product: { product: draftToErp(draft) } } });
}

inTurns('the products', () => {
  test(
    'are narrowed by five filters and sorted, and their places and file tell the same',
    ENGLISH,
    async ({ products, portal, page, text, language }) => {
      const client = await portal.client('nordwind');
      const count = async (filter: Parameters<typeof productFilterToFind>[0]) =>
        (await client.call(productsFind, { body: productFilterToFind(filter) })).dataInfo.foundCount;
      const mark = `FIND-${language}`;
      for (const number of ['1', '2'])
        await created(portal, aDraft(`${mark}-${number}`, { price: `${number},5` }));
      await products.visit();
      await expectAccessible(page);

      await products.choose('products.stock', text('products.outOfStock'));
      await products.enter('products.productId', mark);
      await products.expectFound(2);
      await products.sortBy('products.price');
      await products.sortBy('products.price');
      await expect(products.rows.first()).toContainText(`${mark}-2`);
      expect(new URL(page.url()).searchParams.toString()).toBe(`stock=out&productId=${mark}&sort=-price`);
      await page.reload();
      await products.expectFound(2);
      await expect(products.head('products.price')).toHaveAttribute('aria-sort', 'descending');

      const { name, content } = await products.download('orders.downloadPlain');
      expect(name).toMatch(/^products_.+\.csv$/);
      expect(content.split('\n').map((line) => line.split(',')[0])).toEqual([
        `"${text('products.productId')}"`,
        `"${mark}-2"`,
        `"${mark}-1"`,
        '',
      ]);

      await products.visit({ forecastRisk: '1', status: 'aktiv' });
      await products.expectFound(await count({ forecastRisk: '1', status: 'aktiv' }));
      await products.visit({ name: 'Teekanne' });
      await products.expectFound(1);
      const dialog = await products.openWarehouse('NW1053');
      await expect(dialog.getByRole('row').nth(1)).toContainText(/Lager \w+/);
      await expect(dialog.getByRole('row').nth(1)).toContainText(/[A-Z]-\d\d-\d\d/);
      await expectAccessible(page);
    },
  );
});

inEachLanguage('products', () => {
  test('are created and edited by the rules, with clear words', async ({
    products,
    page,
    text,
    language,
  }) => {
    const id = `NEU-${language}`;
    await products.visit();
    const form = await products.create();
    await form.fill({ 'products.price': '1.234,50', 'products.name': 'x', 'products.ean': '4006381333931' });
    await form.press('products.createProduct');
    await expect(form.dialog.getByText(text('validation.required'))).toHaveCount(3);
    await expect(form.dialog.getByText(text('validation.numbersOnly'))).toBeVisible();
    await expect(form.dialog.getByText(text('validation.minLength', { min: 2 }))).toBeVisible();
    await expect(form.field('products.sku')).toBeFocused();
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: text('common.keepEditing') }).click();
    await form.fill({
      'products.sku': 'NW1053',
      'products.name': 'Buddelschiff',
      'products.price': '64,9',
      'products.weight': '0.4',
      'products.unit': 'Stk',
    });
    await form.press('products.createProduct');
    await expect(form.dialog.getByText(text('validation.alreadyExists', { field: 'SKU' }))).toBeVisible();
    await form.fill({ 'products.sku': id });
    await form.press('products.createProduct');
    await products.expectNotice('products.created');
    await expect(form.dialog).toBeHidden();

    await products.enter('products.productId', id);
    await products.expectFound(1);
    const edit = await products.edit(id);
    await expect(edit.field('products.price')).toHaveValue(language === 'de' ? '64,90' : '64.90');
    await expect(edit.field('products.sku')).not.toBeEditable();
    await edit.fill({ 'products.name': 'Buddelschiff, groß' });
    await edit.choose('products.status', text('products.statusInactive'));
    await edit.press('common.save');
    await products.expectNotice('products.edited');
    await expect(products.row(id)).toContainText('Buddelschiff, groß');
    await expect(products.row(id)).toContainText(text('products.statusInactive'));
  });
});

test('an outdated edit is told, and what was typed stays', async ({ products, portal, text }) => {
  const record = await created(portal, aDraft('STALE-1'));
  await products.visit({ productId: 'STALE-1' });
  const form = await products.edit('STALE-1');
  const client = await portal.client('nordwind');
  await client.call(productsUpdate, {
    params: { id: Number(record.recordId) },
    body: { product: { product: { Einheit: 'Paar', Artikelname: 'Von anderen benannt' } } },
  });
  await form.fill({ 'products.name': 'Von mir benannt' });
  await form.press('common.save');
  await expect(form.dialog.getByText(text('products.staleProduct'))).toBeVisible();
  await form.press('products.loadNewest');
  await expect(form.field('products.unit')).toHaveValue('Paar');
  await expect(form.field('products.name')).toHaveValue('Von mir benannt');
  await form.press('common.save');
  await expect(form.dialog).toBeHidden();
  await expect(products.row('STALE-1')).toContainText('Von mir benannt');
});

test("another merchant's products are not found", async ({ products, portal, page, text }) => {
  await created(portal, aDraft('ALP-GEHEIM'), 'alpenshop');
  await products.visit({ productId: 'ALP-GEHEIM' });
  await expect(page.getByText(text('orders.noResults'))).toBeVisible();
});

for (const user of ['lager', 'admin'] as const)
  test.describe(user, () => {
    test.use({ user });
    test('creates a product for the merchant it chooses', async ({ products, portal, text }) => {
      const id = `STAFF-${user}`;
      await products.visit();
      const form = await products.create();
      const { id: sku, name, price, unit, weight } = aDraft(id);
      await form.fill({
        'products.sku': sku,
        'products.name': name,
        'products.price': price,
        'products.unit': unit,
        'products.weight': weight,
      });
      await form.press('products.createProduct');
      await expect(form.dialog.getByText(text('validation.required'))).toBeVisible();
      await form.find('orders.merchant', 'Alpen', 'Alpenshop');
      await form.press('products.createProduct');
      await products.expectNotice('products.created');
      const client = await portal.client('alpenshop');
      const body = { query: [{ Nr_Artikel: equals(id) }] };
      expect((await client.call(productsFind, { body })).entries[0]?.fieldData.ID_MANDAN).toBe(1);
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('products are cards', async ({ products, page }) => {
    await products.visit({ name: 'Teekanne' });
    await expect(products.rows.first()).toBeVisible();
    await expectWithinWindow(page);
    await expectAccessible(page);
    const form = await products.edit('NW1053');
    await expect(form.field('products.name')).toBeFocused();
    await expectAccessible(page);
  });
});
