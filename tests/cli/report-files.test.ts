import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD, startPortal, type PortalProcess } from './processes.js';
import { signIn, type SignedIn } from './signed-in.js';

describe('files of carriers and warehouses', () => {
  let portal: PortalProcess;
  let lager: SignedIn;
  let orders: string[];
  const shipped = async (number: string) => {
    const columns = 'external_order_id,status,tracking_number,carrier';
    const flags = [
      '--external-order-id',
      number,
      '--all-merchants',
      '--with-cancelled',
      '--columns',
      columns,
    ];
    return (await lager.run(['orders', 'export', ...flags])).stdout.split('\n').filter(Boolean).slice(1);
  };

  beforeAll(async () => {
    portal = await startPortal();
    lager = await signIn(portal, 'lager');
    const flags = ['--status', 'offen', '--all-merchants', '--columns', 'external_order_id'];
    const { stdout } = await lager.run(['orders', 'export', ...flags]);
    orders = stdout
      .split('\n')
      .slice(1)
      .map((line) => line.replaceAll('"', ''))
      .filter(Boolean);
  });
  afterAll(() => portal.remove());

  test('store the tracking numbers of a German Excel file once, and refuse row by row', async () => {
    const [first, second] = orders;
    const text = `Referenz;Empfänger;Sendungsnummer;Status\r\n${first};Jürgen;00340434161;Zugestellt\r\n${second};Änne;1,23457E+13;\r\nfehlt;Ö;A1;\r\n`;
    const path = lager.write('dhl.csv', Buffer.from(text, 'latin1'));
    const argv = ['shipments', 'import', path, '--carrier', 'DHL Paket'];
    const dry = await lager.json([...argv, '--dry-run']);
    expect(dry.code).toBe(3);
    expect(dry.document).toMatchObject({
      rows: 3,
      stored: false,
      counts: { applied: 1, invalid: 1, unknown: 1 },
    });
    expect((await shipped(first!))[0]).toContain('"offen",""');
    const done = await lager.run([...argv, '--yes']);
    expect(done.code).toBe(3);
    expect(done.stdout).toContain('1 taken over · 1 invalid · 1 unknown');
    expect(done.stdout).toContain('dhl.csv:3 ');
    expect(await shipped(first!)).toEqual([`"${first}","geliefert","00340434161","DHL"`]);
    const again = await lager.json([...argv, '--yes']);
    expect(again.document.counts).toMatchObject({ applied: 0, unchanged: 1 });
  });

  test('ask nobody without a terminal: what is not certain ends with 2 and the flags', async () => {
    const path = lager.write('gls.csv', `A1;x;${orders[2]}\nA2;y;${orders[3]}\n`);
    const asked = await lager.run(['shipments', 'import', path, '--no-header', '--dry-run']);
    expect(asked.code).toBe(2);
    expect(asked.stderr).toContain('--map');
    const argv = ['shipments', 'import', path, '--no-header', '--map', 'order=C', '--map', 'tracking=A'];
    expect((await lager.run(argv)).code).toBe(2);
    expect((await lager.run([...argv, '--keep-status', '--yes'])).code).toBe(0);
    expect(await shipped(orders[2]!)).toEqual([expect.stringMatching(/","offen","A1","/)]);
  });

  test('are refused to a merchant', async () => {
    const nordwind = await signIn(portal, 'nordwind');
    const path = lager.write('fremd.csv', `Bestellnummer;Sendungsnummer\n${orders[4]};A9\n`);
    const { code, stderr } = await nordwind.run(['shipments', 'import', path, '--yes']);
    expect(code).not.toBe(0);
    expect(stderr).not.toContain('at ');
    expect((await shipped(orders[4]!))[0]).toContain('"offen",""');
  });

  test('are sent with the key of an ERP as well, by the command line and by the program of the guide', async () => {
    const post = async (path: string, body: object, token = '') => {
      const headers = {
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      };
      const answer = await fetch(`${portal.url}/api${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return (await answer.json()) as Record<string, string>;
    };
    const { token } = await post('/login', { username: 'admin', password: DEMO_PASSWORD });
    const key = {
      name: 'ERP',
      user_id: 1,
      merchant_id: null,
      scopes: ['erp:report'],
      resources: [],
      origins: [],
    };
    const { secret } = await post('/api-keys', key, token);
    const path = lager.write('erp.csv', `Bestellnummer;Sendungsnummer\n${orders[5]};E5\n`);
    const env = { KONTOR_CONFIG_DIR: lager.folder, KONTOR_TOKEN: secret! };
    expect((await lager.run(['shipments', 'import', path, '--yes'], { env })).code).toBe(0);
    expect(await shipped(orders[5]!)).toEqual([expect.stringMatching(/","geliefert","E5","/)]);
    const records = lager.write(
      'erp.json',
      JSON.stringify([{ external_order_id: orders[6], status: 'shipped' }, { external_order_id: 'fehlt' }]),
    );
    const example = fileURLToPath(new URL('../../docs/examples/erp/report-shipments.mjs', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [example, records], {
      env: { ...process.env, KONTOR_URL: portal.url, KONTOR_API_KEY: secret! },
    });
    expect(stdout).toMatch(new RegExp(`^${orders[6]}\tapplied\nfehlt\tunknown\t`));
    expect(await shipped(orders[6]!)).toEqual([expect.stringContaining('","geliefert","')]);
  });

  test('store the stock of a warehouse', async () => {
    const path = lager.write('bestand.csv', 'Art.-Nr.;Bestand (Stk.)\nNW1053;77\nNW1010;1.234\n');
    const argv = [
      'stock',
      'import',
      path,
      '--merchant',
      '2',
      '--warehouse',
      'Lager Hamburg-Billbrook',
      '--yes',
    ];
    const { code, document } = await lager.json(argv);
    expect(code).toBe(3);
    expect(document.counts).toMatchObject({ applied: 1, invalid: 1 });
    expect(document.issues).toEqual([expect.objectContaining({ line: 3, code: 'thousandsOrDecimal' })]);
    expect((await lager.json(argv)).document.counts).toMatchObject({ applied: 0, unchanged: 1 });
  });
  test('of places ask what lies on those that they do not name, and empty them', async () => {
    const path = lager.write('plaetze.csv', 'Artikelnummer;Lagerplatz;Bestand\nNW1001;Z-99-01;130\n');
    const flags = ['--merchant', '2', '--warehouse', 'Lager Hamburg-Billbrook'];
    const argv = ['stock', 'import', path, ...flags];
    const asked = await lager.json([...argv, '--yes']);
    expect(asked.code).toBe(3);
    expect(asked.document).toMatchObject({ stored: false, counts: { applied: 0 } });
    expect(asked.document.issues).toEqual([expect.objectContaining({ code: 'placeNotNamed' })]);
    expect((await lager.run([...argv, '--other-places', 'weg', '--yes'])).code).toBe(2);
    const done = await lager.json([...argv, '--other-places', 'empty', '--yes']);
    expect(done).toMatchObject({ code: 0, document: { counts: { applied: 2 } } });
    expect((await lager.json([...argv, '--yes'])).document.counts).toMatchObject({ unchanged: 1 });
  });
  test('ask once about a column that tells rows apart, and refuse nothing silently', async () => {
    const text = 'Artikelnummer;Bestand;Lagerart\nNW1053;71;Lager\nNW1010;72;Sperrlager\nNW1001;73;Lager\n';
    const path = lager.write('lagerart.csv', text);
    const argv = ['stock', 'import', path, '--merchant', '2', '--warehouse', 'Lager Hamburg-Billbrook'];
    const asked = await lager.run([...argv, '--yes']);
    expect([asked.code, asked.stderr]).toEqual([2, expect.stringContaining('Lagerart: Lager, Sperrlager')]);
    expect(asked.stderr).toContain('--ignore Lagerart');
    expect((await lager.run([...argv, '--ignore', 'Lagerart', '--dry-run'])).code).toBe(0);
  });
});
