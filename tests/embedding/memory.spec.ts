import type { CDPSession, Page } from '@playwright/test';
import { EMBED_WIDGETS } from '@kontor/portal-core/embedding';
import { ordersFind } from '@kontor/portal-core/orders';
import type { Portal } from '../flows/portal.js';
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
    /** Puts the element of the HTML into the page and removes it, when it is all there or after so many milliseconds. */
    comeAndGo: (html: string, stays: number | 'until shown') => Promise<void>;
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
    window.comeAndGo = async (html, stays) => {
      const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
      const element = document.importNode(content, true).firstElementChild as HTMLElement;
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

for (const widget of EMBED_WIDGETS)
  test(`fifty of kontor-${widget} that came and went leave nothing behind`, async ({
    page,
    partner,
    portal,
  }) => {
    const devtools = await openPage(page, partner);
    const html = `<kontor-${widget}${widget === 'investigation' ? ` order-id="${await anOrder(portal)}"` : ''}></kontor-${widget}>`;
    for (let cycle = 0; cycle < 3; cycle += 1)
      await page.evaluate((element) => window.comeAndGo(element, 'until shown'), html);
    const before = await heldBy(page, devtools);
    // In one call, which costs the test a tenth. Most leave while their calls are under way.
    await page.evaluate(
      async ([element, cycles]) => {
        for (let cycle = 0; cycle < cycles; cycle += 1)
          await window.comeAndGo(element, cycle % 4 === 0 ? 'until shown' : cycle * 4);
      },
      [html, CYCLES] as const,
    );
    // What hangs together is collected in more rounds than one.
    await expect.poll(async () => (await heldBy(page, devtools)).elements).toBe(0);
    await expect.poll(async () => (await heldBy(page, devtools)).nodes).toBeLessThan(before.nodes + ONCE);
    const after = await heldBy(page, devtools);
    expect(after.listeners).toBeLessThan(before.listeners + ONCE);
  });

/** The ERP's number of an order of Nordwind. */
async function anOrder(portal: Portal): Promise<string> {
  const { entries } = await (await portal.client('nordwind')).call(ordersFind, { body: { limit: 1 } });
  return entries[0]!.recordId;
}

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
