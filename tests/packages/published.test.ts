import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startPortal, type PortalProcess } from '../flows/portal-process.js';
import { writeReactCode } from './copied-code.js';
import { installOutside, type OutsideProject } from './outside.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tsc = join(root, 'node_modules/.bin/tsc');

let project: OutsideProject;
let portal: PortalProcess;
let preview: { readonly url: string; readonly child: ChildProcess };
let browser: Browser;

beforeAll(async () => {
  [project, portal] = await Promise.all([installOutside(), startPortal({}, inject('demoData'))]);
  await project.run('npx', 'vite', 'build', '--logLevel', 'error');
  preview = await startPreview();
  browser = await chromium.launch({
    executablePath: process.env['KONTOR_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
}, 600_000);

afterAll(async () => {
  await browser?.close();
  preview?.child.kill();
  await portal?.stop();
  project?.remove();
});

test('each package says what its version changed, and brings its guides', () => {
  for (const name of ['portal-core', 'portal-ui', 'cli']) {
    const folder = join(project.folder, 'node_modules/@kontor', name);
    const { version } = manifestOf(folder);
    expect(version, name).toBe(manifestOf(join(root, 'packages/portal-server')).version);
    expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toContain(`## ${version}\n`);
    expect(readFileSync(join(folder, 'docs/guides/what-changed.md'), 'utf8')).toContain(`## ${version}, `);
  }
  const ofWidgets = join(project.folder, 'node_modules/@kontor/portal-ui/docs');
  for (const path of ['guides/embedding.md', 'guides/elements.md', 'examples/next/app/Orders.jsx'])
    expect(existsSync(join(ofWidgets, path)), path).toBe(true);
});

test('the examples ask for the version that is published', () => {
  const { version } = manifestOf(join(root, 'packages/portal-ui'));
  for (const example of ['react', 'next']) {
    const { dependencies } = manifestOf(join(root, 'docs/examples', example));
    expect(dependencies['@kontor/portal-ui'], example).toBe(`^${version}`);
    expect(dependencies['@kontor/portal-core'], example).toBe(`^${version}`);
  }
});

test('the React example is built from the packages, and nothing is said of it', async () => {
  cpSync(join(root, 'docs/examples/react'), join(project.folder, 'react'), { recursive: true });
  const said = await project.run('sh', '-c', 'npx vite build react --logLevel warn 2>&1');
  expect(said).toBe('');
});

test('a partner finds the types of every entry', async () => {
  await expect(project.run(tsc, '-p', '.')).resolves.toBe('');
});

test('the declarations of every entry hold in a project that checks those of its libraries', async () => {
  mkdirSync(join(project.folder, 'whole'));
  writeFileSync(join(project.folder, 'whole/entries.ts'), everyEntry().join('\n'));
  await expect(project.run(tsc, '-p', 'tsconfig.whole.json')).resolves.toBe('');
});

test('the React code of every widget that the page for developers offers compiles', async () => {
  const folders = writeReactCode(join(project.folder, 'copied'));
  expect(folders).toHaveLength(14);
  await expect(project.run(tsc, '-p', 'tsconfig.copied.json')).resolves.toBe('');
});

test('the elements have types in a project of React 18', async () => {
  await expect(project.run(tsc, '-p', 'tsconfig.react-18.json')).resolves.toBe('');
});

test('a script in Node calls the portal through the core', async () => {
  const said = JSON.parse(await project.run('node', 'core.mjs', portal.url)) as unknown;
  expect(said).toEqual({ parts: 3, refused: 'invalid_credentials' });
});

test('a server imports every entry and draws every widget', async () => {
  const drawn = JSON.parse(await project.run('node', 'server.mjs')) as Readonly<Record<string, number>>;
  expect(Object.keys(drawn)).toHaveLength(7);
  for (const [name, length] of Object.entries(drawn)) expect(length, name).toBeGreaterThan(300);
});

test('the core runs in a worker of a page', async () => {
  const page = await open('/worker/');
  await page.getByText('[{"id":"ALP-1","qty":2},{"id":"ALP-2","qty":3}]').waitFor();
});

test('widgets of two merchants stand beside each other in a React 19 host', async () => {
  const page = await open('/react-19/');
  const own = await firstNumbers(page, 'Alpenshop');
  const other = await firstNumbers(page, 'Nordwind');
  expect(own.length).toBeGreaterThan(5);
  expect(other.length).toBeGreaterThan(5);
  expect(own.filter((number) => other.includes(number))).toEqual([]);
});

test('parts stand alone in a page that has no portal, as the guide shows them', async () => {
  const page = await open('/parts/');
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.getByRole('button', { name: 'Ask' }).click();
  const dialog = page.getByRole('dialog', { name: 'Really?' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(warnings).toEqual([]);
});

test('a widget works in a host of classes', async () => {
  const page = await open('/classes/');
  await page.getByRole('button', { name: 'Product name' }).click();
  await page.locator('th[aria-sort="ascending"]', { hasText: 'Product name' }).waitFor();
});

test('what is not exported cannot be imported', async () => {
  const script = `await import('@kontor/portal-ui/orders/OrdersTable.js')`;
  await expect(project.run('node', '--input-type=module', '-e', script)).rejects.toThrow(
    /ERR_PACKAGE_PATH_NOT_EXPORTED/,
  );
});

test('the command is there after the install', async () => {
  await expect(project.run('npx', 'kontor', '--version')).resolves.toMatch(/^\d+\.\d+\.\d+/);
});

test('the command reads a file of orders with the texts of either language', async () => {
  const rows =
    'Bestellnr.;Bestelldatum;Anrede;Name;Straße;PLZ;Ort;Land;Artikelnr.;Menge\nA-1;24.11.2026;Frau;Ada Weiß;Lindenweg 3;20095;Hamburg;DE;NW1;2\n';
  writeFileSync(join(project.folder, 'orders.csv'), rows);
  const say = (language: string) =>
    project.run('npx', 'kontor', 'orders', 'import', 'orders.csv', '-n', '--offline', '--language', language);
  await expect(say('de')).resolves.toContain('1 Bestellung');
  await expect(say('en')).resolves.toContain('1 order');
});

/** A line for each entry with types; `elements/script` is no module, and `script.ts` names it. */
function everyEntry(): readonly string[] {
  const entries = ['portal-core', 'portal-ui'].flatMap((name) =>
    Object.entries(manifestOf(join(root, 'packages', name)).exports)
      .filter(
        ([entry, target]) => typeof target === 'object' && 'types' in target && entry !== './elements/script',
      )
      .map(([entry]) => `@kontor/${name}${entry.slice(1)}`),
  );
  return entries.map((entry, at) => `export type * as entry${at} from '${entry}';`);
}

interface Manifest {
  readonly version: string;
  readonly exports: Readonly<Record<string, string | object>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

async function open(path: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(preview.url + path);
  return page;
}

/** The product numbers in the table of one merchant. */
async function firstNumbers(page: Page, merchant: string): Promise<string[]> {
  const table = page.getByRole('region', { name: merchant }).locator('table:not([aria-busy="true"])');
  await table.locator('tbody tr').nth(5).waitFor();
  return table.locator('tbody tr > :first-child').allTextContents();
}

/** Serves the built hosts; answers when they can be asked. */
async function startPreview(): Promise<typeof preview> {
  const child = spawn('node_modules/.bin/vite', ['preview', '--port', '0'], {
    cwd: project.folder,
    env: { ...process.env, PORTAL: portal.url, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for (;;) {
    const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
    said += chunk.toString();
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
    if (url) return { url, child };
  }
}
