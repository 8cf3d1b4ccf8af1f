import { merchantsList } from '@kontor/portal-core/merchants';
import { expectAccessible } from './accessible.js';
import { MerchantsPage } from './pages/MerchantsPage.js';
import { ENGLISH, expect, inTurns, test as base } from './portal.js';

const test = base.extend<{ merchants: MerchantsPage }>({
  merchants: ({ page, text }, use) => use(new MerchantsPage(page, text)),
});

inTurns('merchants', () => {
  test.use({ user: 'admin' });

  test(
    'are created, each with a name and a number of its own, and renamed',
    ENGLISH,
    async ({ merchants, portal, page, text }) => {
      const number = String(Date.now()).slice(-8).replace(/^0/, '1');
      const name = `Südwind ${number}`;
      await merchants.visit();
      await expectAccessible(page);
      await merchants.beginNew();
      await merchants.save();
      await expect(merchants.dialog.getByText(text('validation.required'))).toHaveCount(2);
      await merchants.fill('N', 'zwölf');
      await expect(merchants.dialog.getByText(text('validation.minLength', { min: 2 }))).toBeVisible();
      await expect(merchants.dialog.getByText(text('validation.numbersOnly'))).toBeVisible();
      await expectAccessible(page);
      await merchants.fill('NORDWIND', '1');
      await expect(merchants.dialog.getByText(merchants.taken('merchants.name'))).toBeVisible();
      await merchants.save();
      await expect(merchants.dialog.getByText(merchants.taken('merchants.name'))).toBeVisible();
      await merchants.fill(name, '1');
      await merchants.save();
      await expect(merchants.dialog.getByText(merchants.taken('merchants.erpId'))).toBeVisible();
      await merchants.fill(name, number);
      await merchants.save();
      await expect(page.getByText(text('merchants.created'))).toBeVisible();
      await expect(merchants.row(name)).toContainText(number);

      await merchants.edit(name);
      await merchants.fill(`${name} neu`.slice(0, 20), number);
      await merchants.save();
      await expect(page.getByText(text('merchants.updated'))).toBeVisible();
      const admin = await portal.client('admin');
      const { foundCount } = await admin.call(merchantsList, { query: { merchant_name: name } });
      expect(foundCount).toBe(0);
    },
  );

  test('keep the number their orders carry', async ({ merchants, text }) => {
    await merchants.visit();
    await merchants.edit('Nordwind');
    await merchants.fill('Nordwind', '99');
    await merchants.save();
    await expect(merchants.dialog.getByText(text('validation.merchantInUse'))).toBeVisible();
  });
});
