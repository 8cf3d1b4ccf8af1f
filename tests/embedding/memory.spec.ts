import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './host.js';
import type { Partner } from './partner.js';

test.setTimeout(240_000);

const CYCLES = 50;
/** Listeners and nodes of the libraries themselves, which come with their first use and stay: an element has 150 of the first alone. */
const ONCE = 60;
declare global {
  interface Window {
    /** The elements that were removed, as far as something still holds them. */
    gone: WeakRef<Element>[];
    /** Puts an element into the page and removes it, when it is all there or after so many milliseconds. */
    comeAndGo: (tag: string, stays: number | 'until shown') => Promise<void>;
  }
}

/** Opens a page without elements, which can put them in and take them out. */
async function openPage(page: Page, partner: Partner): Promise<CDPSession> {
  await page.goto(partner.show({ body: '' }));
  await page.evaluate(() => {
    const shown = async (element: HTMLElement) => {
      await new Promise((resolve) => element.addEventListener('kontor:load', resolve, { once: true }));
      while (element.shadowRoot!.querySelector('[part=skeleton]')) await new Promise(requestAnimationFrame);
    };
    window.gone = [];
    window.comeAndGo = async (tag, stays) => {
      const element = document.createElement(tag);
      document.body.append(element);
      await (stays === 'until shown' ? shown(element) : new Promise((resolve) => setTimeout(resolve, stays)));
      element.remove();
      window.gone.push(new WeakRef(element));
    };
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  return devtools;
}

/** What the page holds after its garbage was collected. */
async function heldBy(page: Page, devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)!.value;
  const elements = await page.evaluate(() => window.gone.filter((one) => one.deref()).length);
  return { elements, listeners: metric('JSEventListeners'), nodes: metric('Nodes') };
}

for (const tag of ['kontor-orders-table', 'kontor-deliveries', 'kontor-dashboard'])
  test(`fifty of ${tag} that came and went leave nothing behind`, async ({ page, partner }) => {
    const devtools = await openPage(page, partner);
    for (let cycle = 0; cycle < 3; cycle += 1)
      await page.evaluate((name) => window.comeAndGo(name, 'until shown'), tag);
    const before = await heldBy(page, devtools);
    // Every other one leaves while its calls are under way.
    for (let cycle = 0; cycle < CYCLES; cycle += 1)
      await page.evaluate(([name, stays]) => window.comeAndGo(name, stays), [
        tag,
        cycle % 2 === 0 ? 'until shown' : cycle * 4,
      ] as const);
    // What hangs together is collected in more rounds than one.
    await expect.poll(async () => (await heldBy(page, devtools)).elements).toBe(0);
    await expect.poll(async () => (await heldBy(page, devtools)).nodes).toBeLessThan(before.nodes + ONCE);
    const after = await heldBy(page, devtools);
    expect(after.listeners).toBeLessThan(before.listeners + ONCE);
  });

test('an element that leaves with a dialog open is freed, and leaves the page as it was', async ({
  page,
  partner,
  embedded,
}) => {
  const devtools = await openPage(page, partner);
  await page.evaluate(() => document.body.append(document.createElement('kontor-orders-table')));
  await embedded.createButton.click();
  await expect(embedded.dialog).toBeVisible();
  await page.evaluate(() => {
    const element = document.querySelector('kontor-orders-table')!;
    window.gone.push(new WeakRef(element));
    element.remove();
  });
  await expect.poll(async () => (await heldBy(page, devtools)).elements).toBe(0);
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  expect(await page.evaluate(() => document.querySelectorAll('[inert], [aria-hidden]').length)).toBe(0);
});

test('an element that comes back has the style sheets of one', async ({ page, partner, embedded }) => {
  await openPage(page, partner);
  const comeBack = () =>
    page.evaluate(async () => {
      const element =
        document.querySelector('kontor-orders-table') ?? document.createElement('kontor-orders-table');
      element.remove();
      await new Promise((resolve) => setTimeout(resolve));
      document.body.append(element);
    });
  const count = () => embedded.element.evaluate((element) => element.shadowRoot!.adoptedStyleSheets.length);
  await comeBack();
  await expect(embedded.rows.first()).toBeVisible();
  const first = await count();
  for (let cycle = 0; cycle < 3; cycle += 1) {
    await comeBack();
    await expect(embedded.rows.first()).toBeVisible();
  }
  expect(await count()).toBe(first);
});
