import { aFolder, runKontor } from '@kontor/cli/testing';
import { createClient } from '@kontor/portal-core/contract';
import { addDays, DEFAULT_TIME_ZONE, formatDay, today } from '@kontor/portal-core/dates';
import { apiKeysCreate, apiKeysRevoke } from '@kontor/portal-core/embedding';
import { currentUser, login } from '@kontor/portal-core/session';
import { execFile } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchTransport } from '../flows/fetch-transport.js';
import { DEMO_PASSWORD, startPortal, type PortalProcess } from './processes.js';

const EXAMPLE = fileURLToPath(new URL('../../docs/examples/node/open-orders.mjs', import.meta.url));

describe('an API key of a program', () => {
  let portal: PortalProcess;
  beforeAll(async () => {
    portal = await startPortal();
  });
  afterAll(() => portal.remove());

  const signedIn = async (username: string) => {
    const transport = fetchTransport(portal.url);
    const body = { username, password: DEMO_PASSWORD };
    const { token } = await createClient({ transport }).call(login, { body });
    return createClient({ transport, token: () => token });
  };
  /** A key of Nordwind, and how to revoke it. */
  const aKey = async (last_day: string | null = null) => {
    const [admin, nordwind] = [await signedIn('admin'), await signedIn('nordwind')];
    const { id: user_id, merchant } = await nordwind.call(currentUser, {});
    const { id, secret } = await admin.call(apiKeysCreate, {
      body: {
        name: 'Nachtlauf',
        user_id,
        merchant_id: merchant!.id,
        scopes: ['orders:read', 'orders:import'],
        resources: [],
        origins: [],
        last_day,
      },
    });
    return { secret, revoke: () => admin.call(apiKeysRevoke, { params: { id } }) };
  };
  const runExample = (secret: string) =>
    promisify(execFile)(process.execPath, [EXAMPLE], {
      env: { ...process.env, KONTOR_URL: portal.url, KONTOR_API_KEY: secret },
    });

  test('lists the open orders of its merchant by the example, until it is revoked', async () => {
    const { secret, revoke } = await aKey();
    const lines = (await runExample(secret)).stdout.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter((line) => !line.startsWith('NW-'))).toEqual([]);
    await revoke();
    await expect(runExample(secret)).rejects.toMatchObject({
      code: 1,
      stderr: 'Sie sind nicht angemeldet\n',
    });
  });

  test('tells in auth status how long it is good, and marks an end that is near', async () => {
    const tomorrow = addDays(today(Date.now, DEFAULT_TIME_ZONE), 1);
    const { secret } = await aKey(tomorrow);
    const env = { KONTOR_URL: portal.url, KONTOR_CONFIG_DIR: aFolder(), KONTOR_API_KEY: secret };
    const { stdout } = await runKontor(['auth', 'status'], { env });
    expect(stdout).toContain(`${formatDay(tomorrow)} (Ends soon)`);
    const told = await runKontor(['auth', 'status', '--json'], { env });
    expect(JSON.parse(told.stdout)).toMatchObject({ username: 'Nachtlauf', last_day: tomorrow });
  });

  test('makes one command of kontor do what it may, from KONTOR_API_KEY', async () => {
    const { secret } = await aKey();
    const env = { KONTOR_URL: portal.url, KONTOR_CONFIG_DIR: aFolder(), KONTOR_API_KEY: secret };
    const file = join(aFolder(), 'orders.csv');
    writeFileSync(
      file,
      'Bestellnr.;Datum;Name;Straße;PLZ;Ort;Land;Artikelnr.;Menge;Anrede\n' +
        'KEY-1;13.11.2026;Käthe Größer;Lindenweg 3;20095;Hamburg;DE;NW1050;1;Frau\n',
    );
    const imported = await runKontor(['orders', 'import', file, '-y', '--json'], { env });
    expect(imported.code).toBe(0);
    expect(JSON.parse(imported.stdout).report.counts).toMatchObject({ create: 1 });
    const list = await runKontor(['imports', 'list'], { env });
    expect(list).toMatchObject({ code: 0 });
    const orders = await runKontor(['orders', 'export', '-o', '-'], { env });
    expect(orders.code).toBe(0);
    expect(orders.stdout).toContain('KEY-1');
    const foreign = await runKontor(['orders', 'list', '--merchant', '30'], { env });
    expect(foreign).toMatchObject({ code: 2, stdout: '' });
    expect((await runKontor(['orders', 'list', '--merchant', '2'], { env })).code).toBe(0);
    expect((await runKontor(['products', 'export', '-o', '-'], { env })).code).not.toBe(0);
    expect(list.stdout + list.stderr + orders.stderr).not.toContain(secret);
  });

  test('is told by its name, and lets a folder be watched', async () => {
    const { secret } = await aKey();
    const env = { KONTOR_URL: portal.url, KONTOR_CONFIG_DIR: aFolder(), KONTOR_API_KEY: secret };
    const status = await runKontor(['auth', 'status', '--json'], { env });
    expect(JSON.parse(status.stdout)).toMatchObject({ username: 'Nachtlauf', merchant: 'Nordwind' });
    const inbox = aFolder();
    writeFileSync(
      join(inbox, 'night.csv'),
      'Bestellnr.;Datum;Name;Straße;PLZ;Ort;Land;Artikelnr.;Menge;Anrede\n' +
        'KEY-2;13.11.2026;Käthe Größer;Lindenweg 3;20095;Hamburg;DE;NW1050;1;Frau\n',
    );
    const watched = await runKontor(['watch', inbox, '--once', '--settle', '1'], { env });
    expect(watched).toMatchObject({ code: 0, stdout: 'night.csv → done/night.csv\n' });
  });

  test('is kept by kontor login --api-key like a sign-in, typed unseen, and forgotten by logout', async () => {
    const { secret } = await aKey();
    const KONTOR_CONFIG_DIR = aFolder();
    const env = { KONTOR_CONFIG_DIR, KONTOR_URL: portal.url };
    const stdin = new PassThrough();
    const kept = await runKontor(['login', '--api-key'], {
      env,
      stdin,
      tty: true,
      onStderr: (text) => void (text.includes('API key: ') && stdin.write(`${secret}\r`)),
    });
    expect(kept.code).toBe(0);
    expect(kept.stderr).toContain(`The API key Nachtlauf is now used for ${portal.url}.`);
    expect(kept.stderr).not.toContain(secret);
    expect(statSync(join(KONTOR_CONFIG_DIR, 'config.json')).mode & 0o777).toBe(0o600);
    expect((await runKontor(['imports', 'list'], { env })).code).toBe(0);
    const out = await runKontor(['logout'], { env });
    expect(out).toMatchObject({ code: 0, stderr: expect.not.stringContaining('session') });
    expect(readFileSync(join(KONTOR_CONFIG_DIR, 'config.json'), 'utf8')).not.toContain(secret);
    const again = await runKontor(['login', '--api-key'], { env: { ...env, KONTOR_API_KEY: secret } });
    expect(again.code).toBe(0);
  });

  test('that is wrong is not kept', async () => {
    const KONTOR_CONFIG_DIR = aFolder();
    const env = { KONTOR_CONFIG_DIR, KONTOR_URL: portal.url };
    const wrong = `kontor_key_${'x'.repeat(43)}`;
    expect((await runKontor(['login', '--api-key'], { env, stdin: `${wrong}\n` })).code).toBe(4);
    expect((await runKontor(['login', '--api-key'], { env, stdin: '\n' })).code).toBe(2);
    expect((await runKontor(['imports', 'list'], { env })).code).toBe(4);
  });
});
