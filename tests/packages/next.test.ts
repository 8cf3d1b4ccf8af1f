import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createClient } from '@kontor/portal-core/contract';
import { apiKeysCreate } from '@kontor/portal-core/embedding';
import { currentUser, login } from '@kontor/portal-core/session';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fetchTransport } from '../flows/fetch-transport.js';
import { startPortal, type PortalProcess } from '../flows/portal-process.js';
import { writeNextPages } from './copied-code.js';
import { installExample, type OutsideProject } from './outside.js';

let project: OutsideProject;
let portal: PortalProcess;
let browser: Browser;
let copied: readonly string[];
let app: { readonly url: string; readonly child: ChildProcess };

beforeAll(async () => {
  [project, portal] = await Promise.all([installExample('next'), startPortal({}, inject('demoData'))]);
  copied = writeNextPages(join(project.folder, 'app/copied'));
  await project.run('npx', 'next', 'build');
  app = await startApp();
  browser = await chromium.launch({
    executablePath: process.env['KONTOR_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
}, 600_000);

afterAll(async () => {
  await browser?.close();
  app?.child.kill();
  await portal?.stop();
  project?.remove();
});

test('Next.js draws the empty table on its server, with its styles and without its rows', async () => {
  const html = await (await fetch(app.url)).text();
  expect(html).toMatch(/role="grid"/);
  expect(html).toMatch(/<style[^>]*data-styled/);
  expect(html).toContain('Bestellung anlegen');
  expect(html).not.toContain('NW-');
});

test('the browser takes over what the server drew, shows the orders, and its console says nothing', async () => {
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    // A browser with a window asks for the app's icon by itself.
    if (!message.location().url.endsWith('/favicon.ico')) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(app.url);
  await page.getByRole('rowheader', { name: /^NW-/ }).first().waitFor();
  await page.getByRole('button', { name: 'Bestellung anlegen' }).click();
  await page.getByRole('dialog', { name: 'Bestellung anlegen' }).waitFor();
  expect(said).toEqual([]);
});

test('the Next.js code of every widget that the page for developers offers is built, and drawn by the server', async () => {
  expect(copied).toHaveLength(7);
  for (const path of copied) {
    const answer = await fetch(`${app.url}/copied/${path}`);
    expect(answer.status, path).toBe(200);
    expect(await answer.text(), path).toContain('data-density="compact"');
  }
});

/** Starts the built app with an API key of Nordwind for its own origin; answers when it can be asked. */
async function startApp(): Promise<typeof app> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { secret, merchant } = await keyFor(url);
  const child = spawn('node_modules/.bin/next', ['start', '--port', String(port)], {
    cwd: project.folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      KONTOR_URL: portal.url,
      KONTOR_KEY: secret,
      MERCHANT_ID: String(merchant),
      ORIGIN: url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for (let said = ''; !said.includes('Ready');) {
    const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
    said += chunk.toString();
  }
  return { url, child };
}

async function keyFor(origin: string) {
  const transport = fetchTransport(portal.url);
  const signedIn = async (username: string) => {
    const body = { username, password: 'kontor-demo' };
    const { token } = await createClient({ transport }).call(login, { body });
    return createClient({ transport, token: () => token });
  };
  const { id, merchant } = await (await signedIn('nordwind')).call(currentUser, {});
  const { secret } = await (
    await signedIn('admin')
  ).call(apiKeysCreate, {
    body: {
      name: 'Next.js',
      user_id: id,
      merchant_id: merchant!.id,
      scopes: ['embed:sessions'],
      resources: ['/orders'],
      origins: [origin],
    },
  });
  return { secret, merchant: merchant!.id };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
