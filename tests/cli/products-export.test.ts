import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPortal, type PortalProcess } from './processes.js';
import { signIn, type SignedIn } from './signed-in.js';

describe('kontor products export', () => {
  let portal: PortalProcess;
  let nordwind: SignedIn;
  beforeAll(async () => {
    portal = await startPortal();
    nordwind = await signIn(portal, 'nordwind');
  });
  afterAll(() => portal.remove());
  const rows = async (user: SignedIn, ...flags: string[]) =>
    (await user.run(['products', 'export', ...flags])).stdout.split('\n').filter(Boolean).slice(1);

  test('writes the found products in the asked columns', async () => {
    const found = await rows(nordwind, '--name', 'teekanne', '--columns', 'product_id,name,price,weight');
    expect(found).toEqual(['"NW1053","Teekanne „Ostfriesische Rose“ 1,2 l","64.90","1.250"']);
    const all = await rows(nordwind, '--columns', 'product_id');
    const inStock = await rows(nordwind, '--columns', 'product_id,available', '--stock', 'in');
    const out = await rows(nordwind, '--columns', 'product_id,available', '--stock', 'out');
    expect(inStock.length + out.length).toBe(all.length);
    expect(inStock.every((row) => /,"[1-9]\d*"$/.test(row))).toBe(true);
    expect(await rows(nordwind, '--product-id', 'NW10', '--status', 'inaktiv', '--search', 'zzzz')).toEqual(
      [],
    );
  });

  test('writes a file for a German spreadsheet and says so', async () => {
    const file = join(nordwind.folder, 'produkte.csv');
    const flags = ['--product-id', 'NW1053', '--dialect', 'excel-de', '-o', file];
    const { code, stderr } = await nordwind.run(['products', 'export', ...flags]);
    expect({ code, stderr }).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('1 product written to'),
    });
    expect(readFileSync(file, 'utf8')).toMatch(/^\ufeff"[^]*;"64,90";/);
  });

  test('shows staff the products of one merchant, or of all when asked', async () => {
    const admin = await signIn(portal, 'admin');
    const merchants = async (...flags: string[]) =>
      new Set(await rows(admin, '--columns', 'merchant', ...flags));
    expect(await merchants('--merchant', '2')).toEqual(new Set(['"Nordwind"']));
    expect((await merchants('--all-merchants')).size).toBe(3);
  });
});
