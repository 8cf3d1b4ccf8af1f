import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiKeysCreate } from '@kontor/portal-core/embedding';
import { currentUser } from '@kontor/portal-core/session';
import { build, defaultClientConditions, preview, type InlineConfig } from 'vite';
import type { Portal } from '../flows/portal.js';
import { EmbeddedOrders, expect, test } from './host.js';

test.setTimeout(150_000);

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFile(new URL(path, root), 'utf8');

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Runs the plain example's server for a page at `origin`; answers how to stop it. */
async function startBackEnd(portal: Portal, port: number, origin: string): Promise<() => void> {
  const { id, merchant } = await (await portal.client('nordwind')).call(currentUser, {});
  const admin = await portal.client('admin');
  const { secret } = await admin.call(apiKeysCreate, {
    body: {
      name: `Example ${port}`,
      user_id: id,
      merchant_id: merchant!.id,
      scopes: ['embed:sessions'],
      resources: ['/orders'],
      origins: [origin],
    },
  });
  const server = spawn(process.execPath, [fileURLToPath(new URL('docs/examples/plain/server.mjs', root))], {
    env: {
      ...process.env,
      KONTOR_URL: portal.url,
      KONTOR_KEY: secret,
      MERCHANT_ID: String(merchant!.id),
      PORT: String(port),
      ORIGIN: origin,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  return () => void server.kill();
}

const VIOLET = 'rgb(91, 42, 134)';

test('the plain example shows orders, as its README says', async ({ page, portal }) => {
  const port = await freePort();
  const stop = await startBackEnd(portal, port, `http://localhost:${port}`);
  await page.goto(`http://localhost:${port}`);
  const orders = new EmbeddedOrders(page);
  await expect(orders.rows.first()).toContainText('NW-');
  await expect(orders.createButton).toHaveCSS('background-color', VIOLET);
  stop();
});

test('the React example shows orders', async ({ page, portal }) => {
  const [port, pagePort] = [await freePort(), await freePort()];
  const stop = await startBackEnd(portal, port, `http://localhost:${pagePort}`);
  const outDir = mkdtempSync(join(tmpdir(), 'kontor-react-'));
  const example = {
    root: fileURLToPath(new URL('docs/examples/react', root)),
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['kontor-source', ...defaultClientConditions] },
    define: { 'import.meta.env.VITE_KONTOR_URL': JSON.stringify(portal.url) },
    build: { outDir, emptyOutDir: true },
    preview: {
      host: 'localhost',
      port: pagePort,
      strictPort: true,
      proxy: { '/kontor-token': `http://localhost:${port}` },
    },
  } satisfies InlineConfig;
  await build(example);
  const server = await preview(example);
  await page.goto(`http://localhost:${pagePort}`);
  const orders = new EmbeddedOrders(page, page.locator('main'));
  await expect(orders.rows.first()).toContainText('NW-');
  await expect(orders.createButton).toHaveCSS('background-color', VIOLET);
  await orders.createButton.click();
  await expect(orders.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(orders.dialog).toBeHidden();
  await server.close();
  stop();
  rmSync(outDir, { recursive: true });
});

test('what the guide has to be copied is what the examples run', async () => {
  const guide = await read('docs/guides/embedding.md');
  const spaceless = (text: string) => text.replace(/\s+/g, '');
  const pieces = [...guide.matchAll(/<!-- from (\S+) -->\s+```\w+\n([\s\S]*?)```/g)];
  expect(pieces).toHaveLength(3);
  for (const [, path, piece] of pieces) expect(spaceless(await read(path!))).toContain(spaceless(piece!));
});
