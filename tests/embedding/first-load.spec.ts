import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from './host.js';

test.setTimeout(90_000);

const KIB = 1024;

/** What an element needs of scripts until it tells that it is there, in KiB of gzip, React among it. */
const LIMITS = [
  ['kontor-orders-table', 'nordwind', 246],
  ['kontor-deliveries', 'nordwind', 304],
  ['kontor-order-errors', 'lager', 299],
  ['kontor-products', 'nordwind', 306],
  ['kontor-dashboard', 'nordwind', 260],
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
    await page.goto(address);
    await page.waitForFunction(
      (name) => window.told.some((one) => one.tag === name && one.name === 'load'),
      tag,
    );
    const fetched = await Promise.all(scripts.map((script) => script.body()));
    const size = fetched.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    expect(size / KIB).toBeLessThan(limit);
  });

/** The scripts of the portal that the page fetches from now on. */
function scriptsOf(page: Page): Response[] {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.url().includes('/embed/'))
      scripts.push(response);
  });
  return scripts;
}
