import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from './host.js';

test.setTimeout(90_000);

const KIB = 1024;

declare global {
  interface Window {
    /** When the element told that it is there, by the page's clock. */
    thereAt?: number;
  }
}

/** What an element needs of scripts until it tells that it is there, in KiB of gzip, React among it; of order errors with the chart. */
const LIMITS = [
  ['kontor-orders-table', 'nordwind', 205],
  ['kontor-deliveries', 'nordwind', 310],
  ['kontor-order-errors', 'lager', 330],
  ['kontor-products', 'nordwind', 312],
  ['kontor-dashboard', 'nordwind', 255],
] as const;

for (const [tag, user, limit] of LIMITS)
  test(`a page with ${tag} alone fetches at most ${limit} KiB of scripts until it is there`, async ({
    page,
    partner,
  }) => {
    const address = partner.show({
      body: `<${tag}></${tag}>`,
      script: `configure({ fetchToken: fetchToken('${user}') });`,
    });
    const scripts = scriptsOf(page);
    await page.addInitScript(() =>
      document.addEventListener('kontor:load', () => (window.thereAt ??= performance.now()), true),
    );
    await page.goto(address);
    await page.waitForFunction(() => window.thereAt);
    const needed = await fetchedUntilThere(page);
    const fetched = scripts.filter((script) => needed.has(script.url()));
    const bodies = await Promise.all(fetched.map((script) => script.body()));
    const size = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    expect(size / KIB).toBeGreaterThan(limit * 0.8);
    expect(size / KIB).toBeLessThan(limit);
  });

/** The addresses of what was there when the element told that it is; what is fetched ahead from then on is not among them. */
async function fetchedUntilThere(page: Page): Promise<ReadonlySet<string>> {
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime, duration }) => startTime + duration <= window.thereAt!)
      .map(({ name }) => name),
  );
  return new Set(addresses);
}

/** The scripts of the portal that the page fetches from now on. */
function scriptsOf(page: Page): Response[] {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.url().includes('/embed/'))
      scripts.push(response);
  });
  return scripts;
}
