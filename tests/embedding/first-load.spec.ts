import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from './host.js';

test.setTimeout(90_000);

const KIB = 1024;
const MANIFEST = new URL('../../packages/host-app/dist/embed/.vite/manifest.json', import.meta.url);
const CHUNKS = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Readonly<Record<string, Chunk>>;

/** A file of the build, by the module it was made of. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}

declare global {
  interface Window {
    /** When the element told that it is there, by the page's clock. */
    thereAt?: number;
  }
}

/** What an element needs of scripts until it tells that it is there, in KiB of gzip, React among it; of order errors with the chart. */
const LIMITS = [
  ['kontor-orders-table', 'nordwind', 180],
  ['kontor-deliveries', 'nordwind', 260],
  ['kontor-order-errors', 'lager', 240],
  ['kontor-products', 'nordwind', 259],
  ['kontor-dashboard', 'nordwind', 228],
] as const;

/** The chunk of an element of its own. */
const OWN: Readonly<Record<string, string>> = {
  'kontor-orders-table': 'orders',
  'kontor-deliveries': 'DeliveriesElement',
  'kontor-order-errors': 'OrderErrorsElement',
  'kontor-products': 'ProductsElement',
};

const ALL_TEXTS = '../portal-core/src/i18n/de/later.ts';
const UI = '../portal-ui/src';

/** What an element fetches beside its first answer and does without until then: the longer the answer takes, the more of it is there. */
const AHEAD: Readonly<Record<string, readonly string[]>> = {
  'kontor-orders-table': [`${UI}/orders/OrdersControls.tsx`, ALL_TEXTS],
  'kontor-deliveries': [`${UI}/deliveries/list/DeliveriesFilterBar.tsx`],
  'kontor-order-errors': [`${UI}/order-errors/OrderErrorsFilterBar.tsx`],
  'kontor-products': [`${UI}/products/ProductsControls.tsx`],
};

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
    const goOn = await holdBack(page, ['v1', 'mount', OWN[tag] ?? ''], AHEAD[tag] ?? []);
    await page.addInitScript(() =>
      document.addEventListener('kontor:load', () => (window.thereAt ??= performance.now()), true),
    );
    await page.goto(address);
    await page.waitForFunction(() => window.thereAt);
    goOn();
    const needed = await fetchedUntilThere(page);
    const fetched = scripts.filter((script) => needed.has(script.url()));
    const bodies = await Promise.all(fetched.map((script) => script.body()));
    const size = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    expect(size / KIB).toBeGreaterThan(limit * 0.8);
    expect(size / KIB).toBeLessThan(limit);
  });

/** Keeps back the scripts that only these parts need and no first chunk does, until the returned function is called. */
async function holdBack(page: Page, first: readonly string[], parts: readonly string[]): Promise<() => void> {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const needed = filesOf(Object.keys(CHUNKS).filter((source) => first.includes(CHUNKS[source]!.name ?? '')));
  const ahead = [...filesOf(parts)].filter((file) => !needed.has(file));
  await page.route(
    (url) => ahead.some((file) => url.pathname.endsWith(`/${file}`)),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  return goOn;
}

/** The files of these chunks, and of all that they import. */
function filesOf(sources: readonly string[], files = new Set<string>()): ReadonlySet<string> {
  for (const source of sources) {
    const { file, imports = [] } = CHUNKS[source]!;
    if (files.has(file)) continue;
    files.add(file);
    filesOf(imports, files);
  }
  return files;
}

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
