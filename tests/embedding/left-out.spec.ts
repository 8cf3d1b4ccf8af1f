import { expect, test, told } from './host.js';

test.setTimeout(90_000);

test('a page leaves out features, columns and a filter, and links to an open order', async ({
  page,
  partner,
  embedded,
}) => {
  const warned = page.waitForEvent('console', (message) => message.text().includes('without="fly"'));
  await page.goto(
    partner.show({
      body: `<kontor-orders-table without="create cancel bulk fly" columns="date status" search="status=offen" hidden-filters="status">
        <p slot="loading">Gleich da</p></kontor-orders-table>`,
    }),
  );
  await expect(page.getByText('Gleich da')).toBeVisible();
  const { element, rows } = embedded;
  await expect(rows.first()).toBeVisible();
  await expect(page.getByText('Gleich da')).toBeHidden();
  expect((await warned).type()).toBe('warning');
  await expect(element.getByRole('button', { name: /bearbeiten$/ }).first()).toBeVisible();
  await expect(embedded.createButton).toHaveCount(0);
  await element
    .getByRole('button', { name: /^Weitere Aktionen für/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['Anhalten']);
  await page.keyboard.press('Escape');
  await expect(element.getByRole('checkbox')).toHaveCount(0);
  await expect(embedded.head('Produkte')).toHaveCount(0);
  await expect(element.getByRole('textbox', { name: 'Suche' })).toBeVisible();
  await expect(element.getByRole('list', { name: 'Aktive Filter' })).toHaveCount(0);

  await rows.first().click();
  const panel = element.getByRole('dialog');
  await expect(panel).toBeVisible();
  const opened = (await told(page)).find(({ name }) => name === 'order-change')?.detail['orderId'];
  expect(opened).toEqual(expect.any(Number));
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.evaluate(
    (id) => document.querySelector('kontor-orders-table')!.setAttribute('order-id', String(id)),
    opened,
  );
  await expect(panel).toBeVisible();
});
