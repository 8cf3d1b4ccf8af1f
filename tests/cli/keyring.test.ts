import { aFolder, aKeyring, runKontor } from '@kontor/cli/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEMO_PASSWORD, startPortal, type PortalProcess } from './processes.js';

let portal: PortalProcess;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.remove());

/** `kontor` on a machine with a keyring. */
function aMachine() {
  const keyring = aKeyring();
  const KONTOR_CONFIG_DIR = aFolder();
  return {
    keyring,
    run: (argv: readonly string[], env: Readonly<Record<string, string>> = {}) =>
      runKontor(argv, {
        env: { KONTOR_CONFIG_DIR, KONTOR_URL: portal.url, ...env },
        keyring,
        stdin: `${DEMO_PASSWORD}\n`,
      }),
    file: () => readFileSync(join(KONTOR_CONFIG_DIR, 'config.json'), 'utf8'),
    folder: KONTOR_CONFIG_DIR,
  };
}

test('a token is kept in the keyring of the system, and nothing of it in the file', async () => {
  const { run, keyring, file, folder } = aMachine();
  const login = await run(['login', '-u', 'nordwind']);
  expect(login).toEqual({ code: 0, stdout: '', stderr: `nordwind is signed in at ${portal.url}.\n` });
  const token = keyring.secrets.get(`${portal.url}  ${join(folder, 'config.json')}`);
  expect(token).toMatch(/^ey/);
  expect(JSON.parse(file()).logins).toEqual({ [portal.url]: { username: 'nordwind', keyring: true } });
  expect((await run(['imports', 'list'])).code).toBe(0);
  expect((await run(['auth', 'token'])).stdout).toBe(`${token}\n`);
  expect((await run(['auth', 'status'])).stdout).toMatch(/Token +keyring of the system \(Test Keyring\)/);
});

test('logout ends the session and takes the token out of the keyring', async () => {
  const { run, keyring } = aMachine();
  await run(['login', '-u', 'nordwind', '--account', 'nord']);
  const [token = ''] = keyring.secrets.values();
  expect((await run(['logout', '--account', 'nord'])).stderr).toBe(`Signed out at ${portal.url}.\n`);
  expect(keyring.secrets.size).toBe(0);
  expect((await run(['imports', 'list'], { KONTOR_TOKEN: token })).code).toBe(4);
  expect((await run(['logout', '--account', 'nord'])).stderr).toContain('Nobody was signed in');
});

test('a keyring that is locked is named, and login falls back to the file', async () => {
  const { run, keyring, file } = aMachine();
  await run(['login', '-u', 'nordwind']);
  keyring.isLocked = true;
  expect(await run(['imports', 'list'])).toMatchObject({
    code: 4,
    stderr: expect.stringMatching(/keyring of the system does not give the token.*kontor login/s),
  });
  expect((await run(['imports', 'list', '--json'])).stdout).toContain('keyring_locked');
  const again = await run(['login', '-u', 'nordwind', '--json']);
  expect(JSON.parse(again.stdout)).toMatchObject({ username: 'nordwind', token_in: 'file' });
  expect(again.stderr).toContain('readable in');
  expect(JSON.parse(file()).logins[portal.url].token).toMatch(/^ey/);
  expect((await run(['imports', 'list'])).code).toBe(0);
  expect((await run(['auth', 'status'])).stdout).toMatch(/Token +user file \(.+config.json\)/);
});

test.each([
  ['--no-keyring', ['--no-keyring'], {}],
  ['KONTOR_KEYRING=off', [], { KONTOR_KEYRING: 'off' }],
])('%s keeps the token in the file without a word', async (_, options, env) => {
  const { run, keyring } = aMachine();
  await run(['login', '-u', 'nordwind']);
  const login = await run(['login', '-u', 'nordwind', ...options], env);
  expect(login.stderr).toBe(`nordwind is signed in at ${portal.url}.\n`);
  expect(keyring.secrets.size).toBe(0);
});

test('a logout with a locked keyring forgets the sign-in, and says that the session stays', async () => {
  const { run, keyring, file } = aMachine();
  await run(['login', '-u', 'nordwind']);
  keyring.isLocked = true;
  const logout = await run(['logout']);
  expect(logout).toMatchObject({ code: 0, stderr: expect.stringContaining('keyring did not give') });
  expect(JSON.parse(file()).logins).toEqual({});
});

test('what shows settings and sign-ins asks the keyring for nothing', async () => {
  const { run, keyring } = aMachine();
  await run(['login', '-u', 'nordwind']);
  keyring.read = async () => Promise.reject(new Error('asked'));
  const read = vi.spyOn(keyring, 'read');
  expect((await run(['config', 'list'])).stdout).toContain('token=set');
  expect((await run(['auth', 'list'])).stdout).toContain('keyring of the system');
  expect(read).not.toHaveBeenCalled();
});

test('every sign-in of the machine is listed without asking a server, the one in use marked', async () => {
  const { run } = aMachine();
  expect((await run(['auth', 'list'])).stderr).toBe('Nobody is signed in on this machine.\n');
  await run(['login', '-u', 'nordwind']);
  await run(['login', '-u', 'admin', '--account', 'office', '--no-keyring']);
  await run(['login', '-u', 'lager', '--account', 'hall']);
  await run(['logout', '--account', 'hall']);
  await run(['config', 'set', 'account', 'office']);
  const { stdout } = await run(['auth', 'list'], { KONTOR_URL: '' });
  expect(stdout).toMatch(/\* +office +http\S+ +admin +user file\n/);
  expect(stdout).toMatch(/ +http\S+ +nordwind +keyring of the system\n/);
  expect(stdout).toMatch(/ +hall +http\S+ +lager +signed out\n/);
  const { logins } = JSON.parse((await run(['auth', 'list', '--json'], { KONTOR_URL: '' })).stdout);
  expect(logins).toContainEqual({
    account: 'office',
    url: portal.url,
    username: 'admin',
    signed_in: true,
    token_in: 'file',
    is_used: true,
  });
  expect(JSON.stringify(logins)).not.toContain('eyJ');
});
