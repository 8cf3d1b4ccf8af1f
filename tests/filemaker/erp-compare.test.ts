import { createClient } from '@kontor/portal-core/contract';
import { addDays } from '@kontor/portal-core/dates';
import { erpConnectionRead, erpConnectionWrite, erpSendOpen } from '@kontor/portal-core/erp-link';
import { login } from '@kontor/portal-core/session';
import type { PortalClient } from '@kontor/portal-core/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD, startPortal, type PortalProcess } from '../cli/processes.js';
import { signIn, type SignedIn } from '../cli/signed-in.js';
import { fetchTransport } from '../flows/fetch-transport.js';
import { ACCOUNT, FileMakerSimulator } from './simulator.js';

const erp = new FileMakerSimulator();
const COMPARE = ['erp', 'compare', '--from', addDays(new Date().toISOString().slice(0, 10), -360)];
let portal: PortalProcess;
let admin: SignedIn;

async function client(): Promise<PortalClient> {
  const transport = fetchTransport(portal.url);
  const body = { username: 'admin', password: DEMO_PASSWORD };
  const { token } = await createClient({ transport }).call(login, { body });
  return createClient({ transport, token: () => token });
}

beforeAll(async () => {
  await erp.start();
  portal = await startPortal({
    KONTOR_FILEMAKER_URL: erp.url,
    KONTOR_FILEMAKER_USER: ACCOUNT.user,
    KONTOR_FILEMAKER_PASSWORD: ACCOUNT.password,
  });
  admin = await signIn(portal, 'admin');
});
afterAll(async () => {
  await portal.remove();
  await erp.stop();
});

test('both sides are equal once everything was told', async () => {
  const calls = await client();
  await calls.call(erpConnectionWrite, { body: { url: erp.url } });
  await calls.call(erpSendOpen, {});
  const waiting = async () => (await calls.call(erpConnectionRead, {})).connection?.waiting;
  await expect.poll(waiting, { timeout: 60_000, interval: 200 }).toBe(0);
  const { code, stderr, stdout } = await admin.run(COMPARE);
  expect([code, stdout]).toEqual([0, '']);
  expect(stderr).toMatch(
    /Orders in Kontor: \d+, in the ERP: \d+; under way: 0;[^]*Both sides are equal\.\n$/,
  );
  expect(erp.orders.all.length).toBeGreaterThan(20);
});

test('what differs stands in a table and in JSON, and the command ends with 3', async () => {
  const [lost, changed] = erp.orders.all.splice(0, 1).concat(erp.orders.all[1]!);
  erp.orders.edit(changed!.recordId, { fieldData: { Status: 'Wird geprüft' } });
  const { code, stdout } = await admin.run(COMPARE);
  expect(code).toBe(3);
  expect(stdout).toMatch(/Day +Status +Orders Kontor +Orders ERP +Pieces Kontor +Pieces ERP\n/);
  expect(stdout).toContain(`${lost!.fields['Externe_Order_ID']}`);
  expect(stdout).toMatch(/missing in the ERP +[A-Z]/);
  expect(stdout).toMatch(/another status +[A-Z]\w+( hold)? +Wird geprüft/);
  const { document } = await admin.json(COMPARE);
  expect(document).toMatchObject({ ok: false, difference_count: 2, looks_restored: true });
  const again = await admin.run([...COMPARE, '--send-missing', '--yes']);
  expect([again.code, again.stderr]).toEqual([3, expect.stringContaining('1 order is on its way')]);
});

test('a file that is not there is no difference: its words, and 1', async () => {
  await erp.stop();
  const { code, stdout } = await admin.run(COMPARE);
  expect([code, stdout]).toEqual([1, '✗ ECONNREFUSED\n']);
  await erp.start();
});

test('a day that is none is refused', async () => {
  expect((await admin.run(['erp', 'compare', '--from', 'gestern'])).code).toBe(2);
});
