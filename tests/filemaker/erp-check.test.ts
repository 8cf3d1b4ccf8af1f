import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPortal, type PortalProcess } from '../cli/processes.js';
import { signIn, type SignedIn } from '../cli/signed-in.js';
import { API_AUFTRA, type SimulatedLayout } from './file.js';
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
const flawed = new FileMakerSimulator({ layouts: { api_AUFTRA: FLAWED } });
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
  await Promise.all([good.start(), flawed.start()]);
  portal = await startPortal(settingsOf(good));
  flawedPortal = await startPortal(settingsOf(flawed));
  admin = await signIn(portal, 'admin');
  flawedAdmin = await signIn(flawedPortal, 'admin');
});
afterAll(async () => {
  await Promise.all([portal.remove(), flawedPortal.remove()]);
  await Promise.all([good.stop(), flawed.stop()]);
});

test('a layout with all that orders need is fine, and nothing is written there', async () => {
  const { code, stdout, stderr } = await admin.run(['erp', 'check']);
  expect([code, stdout]).toEqual([0, `${good.url}, layout “api_AUFTRA”\n`]);
  expect(stderr).toBe('All 30 fields are there as orders need them.\n');
  expect(good.orders.all).toEqual([]);
});

test('what is missing or of the wrong kind is said field by field, in sentences for the developer', async () => {
  const { code, stdout, stderr } = await flawedAdmin.run(['erp', 'check', '--language', 'de']);
  expect(code).toBe(1);
  expect(stdout.split('\n').slice(1)).toEqual([
    '✗ Bitte das Feld „ZZN_Kontor_ID“ auf das Layout „api_AUFTRA“ legen; gibt es das Feld nicht, bitte anlegen.',
    '✗ Das Feld „Externe_Order_ID“ ist vom Typ Zahl; gebraucht wird Text.',
    '✗ Das Feld „Adressblock“ ist vom Typ Formel und lässt sich nicht beschreiben; gebraucht wird ein gewöhnliches Feld.',
    '✗ Bitte auf das Layout „api_AUFTRA“ ein Portal mit dem Objektnamen „INTNET_ADRESS_SL“ legen und in dessen Beziehung das Anlegen von Datensätzen erlauben.',
    '',
  ]);
  expect(stderr).toMatch(/^4 von 30 Angaben fehlen/);
  const { document } = await flawedAdmin.json(['erp', 'check']);
  expect(document).toMatchObject({ ok: false, examined: 30, failure: '' });
  expect(document.flaws[0]).toMatchObject({ flaw: 'fieldMissing', field: 'ZZN_Kontor_ID' });
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
