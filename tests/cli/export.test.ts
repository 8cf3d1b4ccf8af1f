import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { germanShopFile } from '../files/german-shop.js';
import { ended, startKontor, startPortal, type PortalProcess } from './processes.js';
import { signIn, type SignedIn } from './signed-in.js';

describe('kontor orders export', () => {
  let portal: PortalProcess;
  let nordwind: SignedIn;
  beforeAll(async () => {
    portal = await startPortal();
    nordwind = await signIn(portal, 'nordwind');
    const file = join(nordwind.folder, 'shop.csv');
    writeFileSync(file, germanShopFile({ orders: 6000, prefix: 'EX-' }).bytes);
    expect((await nordwind.run(['orders', 'import', file, '-y'])).code).toBe(0);
  });
  afterAll(() => portal.remove());
  const lines = (text: string) => text.split(/\r?\n/).filter((line) => line !== '');

  test('writes all pages as one CSV with one header row', async () => {
    const { code, stdout, stderr } = await nordwind.run([
      'orders',
      'export',
      '--search',
      'EX-0',
      '--columns',
      'external_order_id',
    ]);
    expect(code).toBe(0);
    expect(stderr).toBe('');
    const ids = lines(stdout);
    expect(ids).toHaveLength(6001);
    expect(new Set(ids).size).toBe(6001);
  });

  test('filters by status, day and order number', async () => {
    const rows = async (...flags: string[]) =>
      lines(
        (await nordwind.run(['orders', 'export', '--columns', 'external_order_id,status,date', ...flags]))
          .stdout,
      ).slice(1);
    expect(await rows('--external-order-id', 'EX-000001')).toEqual(['"EX-000001","offen","2026-11-01"']);
    const twoDays = await rows('--search', 'EX-0', '--from', '3.11.2026', '--to', '2026-11-04');
    expect(twoDays).toHaveLength(600);
    expect(twoDays.every((row) => /,"2026-11-0[34]"$/.test(row))).toBe(true);
    const settled = await rows('--status', 'storniert', '--status', 'on-hold');
    expect(settled.length).toBeGreaterThan(0);
    expect(settled.every((row) => /,"(storniert|on hold)",/.test(row))).toBe(true);
  });

  test('gives an import file: imported again it changes nothing', async () => {
    for (const dialect of ['plain', 'excel-de', 'excel-en']) {
      const file = join(nordwind.folder, `${dialect}.csv`);
      const flags = ['--search', 'EX-0', '--dialect', dialect, '-o', file];
      expect((await nordwind.run(['orders', 'export', ...flags])).stderr).toContain('6,000 orders written');
      const { document } = await nordwind.json(['orders', 'import', file, '--dry-run']);
      expect(document.report.counts).toEqual({ create: 0, unchanged: 6000, conflict: 0, invalid: 0 });
    }
  });

  test('leaves out what an import would create anew, unless told', async () => {
    const settled = ['--status', 'storniert', '--columns', 'external_order_id'];
    const [, cancelled] = lines((await nordwind.run(['orders', 'export', ...settled])).stdout);
    const written = async (...flags: string[]) => (await nordwind.run(['orders', 'export', ...flags])).stdout;
    expect(await written()).not.toContain(`${cancelled},`);
    expect(await written('--with-cancelled')).toContain(`${cancelled},`);
    expect(await written('--status', 'storniert')).toContain(`${cancelled},`);
    expect(await written('--columns', 'external_order_id')).toContain(`${cancelled}\n`);
  });

  test('leaves no file behind when it fails', async () => {
    const flags = ['--merchant', '3', '-o', 'out.csv'];
    expect((await nordwind.run(['orders', 'export', ...flags], { env: { KONTOR_TOKEN: 'x' } })).code).toBe(4);
    expect(readdirSync(nordwind.folder).filter((name) => name.startsWith('out.csv'))).toEqual([]);
  });

  test('replaces a file only when told, and only by a whole one', async () => {
    const file = join(nordwind.folder, 'whole.csv');
    writeFileSync(file, 'before');
    const refused = await nordwind.run(['orders', 'export', '-o', file]);
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('--force replaces it') });
    await nordwind.run(['orders', 'export', '-o', file, '--force'], { env: { KONTOR_TOKEN: 'x' } });
    expect(readFileSync(file, 'utf8')).toBe('before');
    expect((await nordwind.run(['orders', 'export', '-o', file, '--force'])).code).toBe(0);
    expect(readFileSync(file, 'utf8')).not.toBe('before');
    const nowhere = await nordwind.run(['orders', 'export', '-o', '/nonexistent/f.csv']);
    expect(nowhere).toMatchObject({ code: 1, stderr: 'Error: There is no folder /nonexistent\n' });
    expect((await nordwind.run(['orders', 'export', '-o', '/dev/null'])).code).toBe(0);
  });

  test('names the address where nobody or something else answers', async () => {
    const silent = 'http://127.0.0.1:1';
    const none = await nordwind.run(['orders', 'list', '--url', silent], { env: { KONTOR_TOKEN: 'x' } });
    expect(none).toMatchObject({
      code: 5,
      stderr: expect.stringContaining(`${silent} does not answer (ECONNREFUSED)`),
    });
    const page = createServer((_, response) =>
      response.writeHead(404, { 'Content-Type': 'text/html' }).end('<p>no'),
    );
    await once(page.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(page.address() as AddressInfo).port}`;
    const foreign = await nordwind.run(['orders', 'list', '--url', url], { env: { KONTOR_TOKEN: 'x' } });
    expect(foreign).toMatchObject({
      code: 1,
      stderr: `Error: What answers at ${url} is no Kontor (HTTP 404)\n`,
    });
    page.close();
  });

  test('ends silently when its reader goes away', async () => {
    const gone = new Writable({
      write: (_chunk, _encoding, done) => done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })),
    });
    gone.on('error', () => {});
    expect(await nordwind.run(['orders', 'export'], { stdout: gone })).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    });
  });

  test('as a process ends silently behind `| head`', async () => {
    const child = startKontor(['orders', 'export'], { env: { ...process.env, ...nordwind.env } });
    child.stdout?.once('data', () => child.stdout?.destroy());
    const { code, stderr } = await ended(child);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  test('shows staff every merchant only when asked', async () => {
    const admin = await signIn(portal, 'admin');
    const count = async (...flags: string[]) =>
      lines((await admin.run(['orders', 'export', '--columns', 'merchant', ...flags])).stdout).slice(1);
    expect(new Set(await count('--merchant', '2', '--search', 'EX-00000'))).toEqual(new Set(['"Nordwind"']));
    expect(new Set(await count('--all-merchants', '--from', '2026-10-01')).size).toBeGreaterThan(1);
  });
});
