import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal, type PortalProcess } from '../cli/processes.js';
import { signIn, type SignedIn } from '../cli/signed-in.js';
import { API_ARTIKE, API_AUFTRA, type SimulatedLayout } from './file.js';
import { ACCOUNT, FileMakerSimulator } from './simulator.js';

const { ZZN_Kontor_ID: _, ...others } = API_AUFTRA.fields;
const { INTNET_ADRESS_SL: __, ...portals } = API_AUFTRA.portals;
/** A layout as it is before anybody has read what Kontor needs. */
const FLAWED: SimulatedLayout = {
  fields: {
    ...others,
    Externe_Order_ID: { result: 'number' },
    Adressblock: { result: 'text', type: 'calculation' },
  },
  portals,
};

const good = new FileMakerSimulator();
const flawed = new FileMakerSimulator({
  layouts: {
    api_AUFTRA: FLAWED,
    api_ARTIKE: { ...API_ARTIKE, fields: { ...API_ARTIKE.fields, VK: { result: 'text' } } },
  },
});
let folder: string;
let portal: PortalProcess;
let flawedPortal: PortalProcess;
let admin: SignedIn;
let flawedAdmin: SignedIn;

const settingsOf = ({ url }: FileMakerSimulator) => ({
  KONTOR_FILEMAKER_URL: url,
  KONTOR_FILEMAKER_USER: ACCOUNT.user,
  KONTOR_FILEMAKER_PASSWORD: ACCOUNT.password,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kontor-mapping-'));
  await Promise.all([good.start(), flawed.start()]);
  portal = await startPortal(settingsOf(good));
  const mapping = join(folder, 'mapping.json');
  await writeFile(mapping, '{"products":{},"deliveries":{}}');
  flawedPortal = await startPortal({ ...settingsOf(flawed), KONTOR_FILEMAKER_MAPPING: mapping });
  admin = await signIn(portal, 'admin');
  flawedAdmin = await signIn(flawedPortal, 'admin');
});
afterAll(async () => {
  await Promise.all([portal.remove(), flawedPortal.remove()]);
  await Promise.all([good.stop(), flawed.stop()]);
  await rm(folder, { recursive: true });
});

test('a layout with all that orders need is fine, and nothing is written there', async () => {
  const { code, stdout, stderr } = await admin.run(['erp', 'check']);
  expect([code, stdout]).toEqual([0, `${good.url}, layout “api_AUFTRA”\n`]);
  expect(stderr).toBe('All 30 fields are there as Kontor needs them.\n');
  expect(good.orders.all).toEqual([]);
});

test('layouts of products and deliveries are looked at where the mapping names them', async () => {
  const { code, stdout } = await flawedAdmin.run(['erp', 'check', '--language', 'de']);
  expect(code).toBe(1);
  expect(stdout.split('\n').slice(0, 3)).toEqual([
    `${flawed.url}, Layout „api_AUFTRA“`,
    `${flawed.url}, Layout „api_ARTIKE“`,
    `${flawed.url}, Layout „api_BESTEL“`,
  ]);
  expect(stdout).toContain('✗ Das Feld „VK“ ist vom Typ Text; gebraucht wird Zahl.');
  expect(stdout).toContain(
    '✗ Bitte ein Layout „api_BESTEL“ auf der Tabelle der Wareneingänge anlegen und dem Konto von Kontor zeigen',
  );
});

test('what is missing or of the wrong kind is said field by field, in sentences for the developer', async () => {
  const { code, stdout, stderr } = await flawedAdmin.run(['erp', 'check', '--language', 'de']);
  expect(code).toBe(1);
  const flaws = stdout.split('\n').filter((line) => line.startsWith('✗'));
  expect(flaws.slice(0, 4)).toEqual([
    '✗ Bitte das Feld „ZZN_Kontor_ID“ auf das Layout „api_AUFTRA“ legen; gibt es das Feld nicht, bitte anlegen.',
    '✗ Das Feld „Externe_Order_ID“ ist vom Typ Zahl; gebraucht wird Text.',
    '✗ Das Feld „Adressblock“ ist vom Typ Formel und lässt sich nicht beschreiben; gebraucht wird ein gewöhnliches Feld.',
    '✗ Bitte auf das Layout „api_AUFTRA“ ein Portal mit dem Objektnamen „INTNET_ADRESS_SL“ legen und in dessen Beziehung das Anlegen von Datensätzen erlauben.',
  ]);
  expect(stderr).toMatch(/^6 von 42 Angaben fehlen/);
  const { document } = await flawedAdmin.json(['erp', 'check']);
  expect(document).toMatchObject({ ok: false, examined: 42, failure: '' });
  expect(document.flaws[0]).toMatchObject({ record: 'order', flaw: 'fieldMissing', field: 'ZZN_Kontor_ID' });
});

test('a file that refuses the sign-in, or is not there, is told in its words and without the password', async () => {
  good.changePassword();
  good.fail('sessions end');
  const refused = await admin.run(['erp', 'check']);
  good.changePassword();
  expect(refused.code).toBe(1);
  expect(refused.stdout).toContain('✗ FileMaker 212: Invalid user account');
  expect(refused.stdout + refused.stderr).not.toContain(ACCOUNT.password);
  await good.stop();
  expect((await admin.run(['erp', 'check'])).stdout).toContain('✗ ECONNREFUSED');
  await good.start();
});

test('only who may change the settings may check', async () => {
  const lager = await signIn(portal, 'lager');
  expect(await lager.run(['erp', 'check'])).toMatchObject({ code: 1, stdout: '' });
});
