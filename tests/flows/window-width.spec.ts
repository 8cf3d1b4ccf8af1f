import type { Page } from '@playwright/test';
import { expect, test } from './portal.js';

/** Adds rules to the page's own style sheet, as the first show of a component does, until told to stop. */
const addRules = (page: Page) =>
  page.evaluate(() => {
    const sheet = [...document.styleSheets].findLast(({ cssRules }) => cssRules.length > 100)!;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (document.documentElement.dataset['rules'] === undefined) return;
      sheet.insertRule('.unused { color: red; }', sheet.cssRules.length);
      port2.postMessage(null);
    };
    document.documentElement.dataset['rules'] = '';
    port2.postMessage(null);
  });

const stopRules = (page: Page) =>
  page.evaluate(() => {
    delete document.documentElement.dataset['rules'];
  });

test('a page is laid out for the width that its window has come to, whatever is styled meanwhile', async ({
  orders,
  page,
}) => {
  await orders.visit();
  const main = page.getByRole('main');
  for (let round = 0; round < 4; round += 1)
    for (const [width, padding] of [
      [390, '12px'],
      [1440, '24px'],
    ] as const) {
      await addRules(page);
      await page.setViewportSize({ width, height: 800 });
      await stopRules(page);
      await expect(main).toHaveCSS('padding-left', padding);
    }
});
