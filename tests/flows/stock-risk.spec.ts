import type { Translate } from '@kontor/portal-core/i18n';
import {
  productsAtRisk,
  STOCK_RISK_TEXTS,
  stockRiskOf,
  type ProductAtRisk,
  type ProductsAtRisk,
} from '@kontor/portal-core/stock-risk';
import { expectAccessible } from './accessible.js';
import { ENGLISH, expect, inTurns, test, type Portal } from './portal.js';

/** What is predicted for Nordwind; the server learns it in the background right after its start. */
async function predictions(portal: Portal): Promise<ProductsAtRisk> {
  const client = await portal.client('nordwind');
  const ask = () => client.call(productsAtRisk, {});
  await expect.poll(async () => (await ask()).trained_at).not.toBeNull();
  return ask();
}

/** The word a prediction is shown as. */
function wordOf(prediction: ProductAtRisk, text: Translate): string {
  const risk = stockRiskOf({ stock: prediction }, prediction);
  return text(STOCK_RISK_TEXTS[risk.kind], risk.kind === 'daysLeft' ? { count: risk.days } : undefined);
}

/** A product of the demo data that nobody has ordered yet. */
const NEW_PRODUCT = 'NW1097';

inTurns('stock risk', () => {
  test('orders the products by how long they last, those without a prediction last', async ({
    page,
    portal,
    text,
  }) => {
    const { entries } = await predictions(portal);
    const days = new Map(entries.map((one) => [one.product_id, one.days_left ?? Infinity]));
    const shown = async () => {
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      const cells = await page.getByRole('grid').locator('tbody tr > :first-child').allInnerTexts();
      return cells.map((id) => days.get(id.trim()) ?? null);
    };
    const head = page.getByRole('columnheader', { name: text('products.stockRisk') });
    await page.goto('/products');
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(/sort=stockRisk/);
    await expect(async () => {
      const rising = await shown();
      const soon = rising.filter((left) => left !== null && left < 28);
      expect(soon.length).toBeGreaterThan(3);
      expect(rising.slice(0, soon.length)).toEqual(soon.toSorted((a, b) => Number(a) - Number(b)));
    }).toPass();
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(async () => (await shown())[0]).toBeGreaterThanOrEqual(28);
  });

  test(
    'is a word, explained by keyboard and on a press, and what the filter asks for',
    ENGLISH,
    async ({ page, portal, text }) => {
      const { entries } = await predictions(portal);
      const risky = entries.find(({ at_risk, available }) => at_risk && available > 0)!;
      const row = (id: string) => page.getByRole('grid').getByRole('row').filter({ hasText: id });
      const word = row(risky.product_id).getByRole('button', { name: wordOf(risky, text), exact: true });

      await page.goto(`/products?forecastRisk=1&productId=${risky.product_id}`);
      await expect(word).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Tab');
      await word.focus();
      await expect(page.getByRole('tooltip')).toContainText(text('stockRisk.learned'));
      await word.press('Enter');
      const panel = page.getByRole('dialog', {
        name: text('stockRisk.panelTitle', { product: risky.product_id }),
      });
      await expect(panel.getByText(text('stockRisk.emptyOn'))).toBeVisible();
      await expect(panel.getByText(/^Sells \S+( to \S+)? a day, \d+ in stock, /)).toBeVisible();
      await expect(panel.getByText(/: \d+ \(expected \d+–\d+\)$/).first()).toBeVisible();
      await expect(panel.getByText(/^said: \d+, came true: \d+/)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(word).toBeFocused();

      await page.goto(`/products?forecastRisk=0&productId=${risky.product_id}`);
      await expect(page.getByText(text('orders.noResults')).first()).toBeVisible();
      await page.goto(`/products?productId=${NEW_PRODUCT}`);
      await expect(
        row(NEW_PRODUCT).getByRole('button', { name: text('stockRisk.notSupported') }),
      ).toBeVisible();
    },
  );

  test('drafts the delivery that would cover four weeks', async ({ page, portal, text }) => {
    const { entries } = await predictions(portal);
    const risky = entries.find(({ at_risk, available }) => at_risk && available > 0)!;
    await page.goto(`/products?productId=${risky.product_id}`);
    const row = page.getByRole('grid').getByRole('row').filter({ hasText: risky.product_id });
    await row.getByRole('button', { name: wordOf(risky, text), exact: true }).click();
    const draft = page.getByRole('button', { name: /^Anlieferung für 4 Wochen entwerfen: / });
    const units = (await draft.innerText()).replace(/.*: ([\d.]+) .*/, '$1').replace('.', '');
    await draft.click();
    const form = page.getByRole('dialog', { name: text('deliveries.create') });
    await expect(form).toContainText(risky.product_id);
    await expect(form.locator(`input[value="${units}"]`)).toBeVisible();
    await form
      .getByRole('button', { name: text('common.close') })
      .first()
      .click();
    await expect(form).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { name: text('shell.deliveries') })).toBeVisible();
    await expect(form).toBeHidden();
  });
});
