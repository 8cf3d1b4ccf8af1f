import { gzipSync } from 'node:zlib';
import type { Page, Response, Route } from '@playwright/test';
import { expect, inTurns, test } from './portal.js';

const KIB = 1024;

declare global {
  interface Window {
    /** When the first order stood there, by the page's clock. */
    firstRowAt?: number;
  }
}

/** What a browser fetches until the orders stand there; without fonts, which depend on the letters of names. */
const MOST_REQUESTS = 14;
const MOST_SCRIPT_KIB = 222;

inTurns('the first load', () => {
  test('of the orders asks for them with the page, and asks nothing twice', async ({
    orders,
    page,
    context,
  }) => {
    await orders.open();
    const fresh = await context.newPage();
    const asked: string[] = [];
    fresh.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/') && !pathname.startsWith('/api/media/'))
        asked.push(`${request.method()} ${pathname}${search}`);
    });
    await fresh.goto(page.url());
    await orders.on(fresh).expectShown();
    expect(asked.filter((name, at) => asked.indexOf(name) !== at)).toEqual([]);
    expect(asked.filter((name) => name.endsWith('/api/orders/find'))).toHaveLength(1);
  });

  test('of the orders fetches few files, and no more script than it was', async ({
    orders,
    page,
    browser,
    context,
  }) => {
    await orders.open();
    const empty = await browser.newContext({ storageState: await context.storageState() });
    const fresh = await empty.newPage();
    const scripts = scriptsOf(fresh);
    await noteFirstRow(fresh);
    await fresh.goto(page.url());
    const fetched = (await untilFirstRow(fresh)).filter((name) => !name.endsWith('.woff2'));
    const bodies = await Promise.all(
      scripts.filter((script) => fetched.includes(script.url())).map((script) => script.body()),
    );
    const size = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    await empty.close();
    expect(fetched.length, fetched.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(size / KIB).toBeLessThanOrEqual(MOST_SCRIPT_KIB);
  });

  test('of the orders shows no text by its name while the later ones are on their way', async ({
    orders,
    page,
    text,
  }) => {
    const missing: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('No text for')) missing.push(message.text());
    });
    const held: Route[] = [];
    await page.route(/\/assets\/later-[^/]*\.js$/, (route) => void held.push(route));
    await page.goto('/orders');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expect.poll(() => held.length).toBe(1);
    await held[0]!.continue();
    await page.getByRole('button', { name: text('orders.createOrder') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await orders.expectShown();
    expect(missing).toEqual([]);
  });
});

/** The scripts that a page fetches from now on. */
function scriptsOf(page: Page): Response[] {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  return scripts;
}

/** Notes when the first order stands there, by the page's own clock. */
const noteFirstRow = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      if (document.querySelector('[role=grid] [role=rowheader]') === null) return;
      window.firstRowAt = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true }),
  );

/** The addresses of what the page had fetched, itself among it, in the moment when its first order stood there; what comes ahead is not. */
async function untilFirstRow(page: Page): Promise<string[]> {
  await page.waitForFunction(() => window.firstRowAt);
  return page.evaluate(() =>
    ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type))
      .filter(
        ({ entryType, startTime, duration }) =>
          entryType === 'navigation' || startTime + duration <= window.firstRowAt!,
      )
      .map(({ name }) => name),
  );
}
