import { aFolder, runKontor } from '@kontor/cli/testing';
import { createClient } from '@kontor/portal-core/contract';
import { login, secondFactorBegin, secondFactorConfirm } from '@kontor/portal-core/session';
import { createHmac } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchTransport } from '../flows/fetch-transport.js';
import { DEMO_PASSWORD, startPortal, type PortalProcess } from './processes.js';
import { signIn } from './signed-in.js';

describe('kontor login', () => {
  let portal: PortalProcess;
  beforeAll(async () => {
    portal = await startPortal();
  });
  afterAll(() => portal.remove());

  test('keeps the token in a file of the user alone, and nowhere else', async () => {
    const KONTOR_CONFIG_DIR = aFolder();
    const env = { KONTOR_CONFIG_DIR, KONTOR_URL: portal.url };
    const login = await runKontor(['login', '-u', 'nordwind'], { env, stdin: `${DEMO_PASSWORD}\n` });
    const file = join(KONTOR_CONFIG_DIR, 'config.json');
    const said = `nordwind is signed in at ${portal.url}.\nThe system has no keyring that takes the token: it is readable in ${file}`;
    expect(login).toEqual({ code: 0, stdout: '', stderr: expect.stringContaining(said) });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { logins } = JSON.parse(readFileSync(file, 'utf8'));
    expect(logins[portal.url]).toEqual({ username: 'nordwind', token: expect.stringMatching(/^ey/) });
    expect(readFileSync(file, 'utf8')).not.toContain(DEMO_PASSWORD);
  });

  test('takes the password from KONTOR_PASSWORD too', async () => {
    const env = { KONTOR_URL: portal.url, KONTOR_PASSWORD: DEMO_PASSWORD };
    expect((await runKontor(['login', '-u', 'admin'], { env })).code).toBe(0);
  });

  test('asks at a terminal and never shows the password', async () => {
    const stdin = new PassThrough();
    const { code, stderr } = await runKontor(['login', '--url', portal.url], {
      stdin,
      tty: true,
      onStderr: (text) => {
        if (text.includes('Username: ')) stdin.write('nordwind\r');
        if (text.includes('Password: ')) stdin.write(`${DEMO_PASSWORD}\r`);
      },
    });
    expect(stderr).toContain('Username: ');
    expect(stderr).toContain('Password: ');
    expect(stderr).not.toContain(DEMO_PASSWORD);
    expect(code).toBe(0);
  });

  test('with a wrong password says so and ends with 4', async () => {
    const env = { KONTOR_URL: portal.url };
    const login = await runKontor(['login', '-u', 'nordwind'], { env, stdin: 'wrong\n' });
    expect(login).toMatchObject({ code: 4, stderr: 'Error: Invalid username or password\n' });
  });

  test('sends the code of a second factor, asks for it at a terminal, and else names the flag', async () => {
    const [first = '', second = ''] = await setUpSecondFactor(portal.url, 'alpenshop');
    const env = { KONTOR_URL: portal.url, KONTOR_PASSWORD: DEMO_PASSWORD };
    const argv = ['login', '-u', 'alpenshop'];
    const without = await runKontor(argv, { env });
    expect(without).toMatchObject({ code: 2, stderr: expect.stringContaining('--code') });
    expect(await runKontor([...argv, '--code', '000000'], { env })).toMatchObject({ code: 4 });
    expect((await runKontor([...argv, '--code', first], { env })).code).toBe(0);
    const stdin = new PassThrough();
    const asked = await runKontor(argv, {
      env,
      stdin,
      tty: true,
      onStderr: (text) => {
        if (text.includes('recovery code): ')) stdin.write(`${second}\r`);
      },
    });
    expect(asked.code).toBe(0);
  });

  test('with no server ends with 5', async () => {
    const env = { KONTOR_URL: 'http://127.0.0.1:1' };
    const login = await runKontor(['login', '-u', 'nordwind'], { env, stdin: 'x\n' });
    expect(login).toMatchObject({ code: 5, stderr: expect.stringContaining('ECONNREFUSED') });
  });

  test('is forgotten by logout', async () => {
    const { run } = await signIn(portal, 'nordwind');
    expect((await run(['imports', 'list'])).code).toBe(0);
    expect((await run(['logout'])).code).toBe(0);
    expect((await run(['imports', 'list'])).code).toBe(4);
  });

  test('ends at the server with logout, and is forgotten here even when that does not answer', async () => {
    const { run, env } = await signIn(portal, 'nordwind');
    const file = join(env['KONTOR_CONFIG_DIR']!, 'config.json');
    const { logins } = JSON.parse(readFileSync(file, 'utf8'));
    const { token } = logins[portal.url];
    expect(await run(['logout'])).toMatchObject({ code: 0, stderr: `Signed out at ${portal.url}.\n` });
    const again = await run(['imports', 'list'], { env: { KONTOR_TOKEN: token } });
    expect(again).toMatchObject({ code: 4 });

    const url = 'http://127.0.0.1:1';
    writeFileSync(file, JSON.stringify({ logins: { [url]: { username: 'nordwind', token } } }));
    const gone = await run(['logout'], { env: { KONTOR_URL: url } });
    expect(gone).toMatchObject({ code: 0, stderr: expect.stringContaining('did not answer') });
    expect(JSON.parse(readFileSync(file, 'utf8')).logins).toEqual({});
  });

  test('keeps several accounts by name, says who is signed in, and signs each out alone', async () => {
    const env = { KONTOR_CONFIG_DIR: aFolder(), KONTOR_URL: '' };
    const run = (argv: readonly string[], stdin = '') => runKontor(argv, { env, stdin });
    const password = `${DEMO_PASSWORD}\n`;
    const login = ['login', '--url', portal.url, '-u'];
    expect((await run([...login, 'nordwind', '--account', 'nord'], password)).code).toBe(0);
    expect((await run([...login, 'admin', '--account', 'office'], password)).code).toBe(0);
    const status = await run(['auth', 'status', '--account', 'nord', '--json']);
    expect(JSON.parse(status.stdout)).toMatchObject({
      url: portal.url,
      account: 'nord',
      username: 'nordwind',
      merchant: 'Nordwind',
      others: [{ account: 'office', username: 'admin', signed_in: true }],
    });
    const text = await run(['auth', 'status', '--account', 'office']);
    expect(text).toMatchObject({ code: 0, stdout: expect.stringMatching(/User +admin/) });
    expect(text.stdout).toContain('Other sign-ins on this machine:\n  nord');
    await run(['config', 'set', 'account', 'nord']);
    expect((await run(['auth', 'token'])).stdout).toMatch(/^ey/);
    expect((await run(['logout'])).stderr).toContain('Signed out');
    expect(await run(['auth', 'status'])).toMatchObject({
      code: 4,
      stderr: expect.stringContaining('kontor login --account nord'),
    });
    expect((await run(['auth', 'status', '--account', 'office'])).code).toBe(0);
    expect((await run(['login', '-u', 'nordwind'], password)).code).toBe(0);
    expect((await run(['auth', 'status'])).stdout).toMatch(/Account +nord/);
  });

  test('is asked for again when the server no longer takes the token', async () => {
    const { run } = await signIn(portal, 'nordwind');
    const result = await run(['imports', 'list'], { env: { KONTOR_TOKEN: 'expired' } });
    expect(result).toMatchObject({ code: 4, stderr: expect.stringContaining('kontor login') });
  });
});

/** Sets up the second factor of a demo user; returns the recovery codes. */
async function setUpSecondFactor(url: string, username: string): Promise<readonly string[]> {
  const transport = fetchTransport(url);
  const credentials = { username, password: DEMO_PASSWORD };
  const { token } = await createClient({ transport }).call(login, { body: credentials });
  const client = createClient({ transport, token: () => token });
  const { secret } = await client.call(secondFactorBegin, { body: { current_password: DEMO_PASSWORD } });
  const { recovery_codes } = await client.call(secondFactorConfirm, { body: { code: codeNow(secret) } });
  return recovery_codes;
}

/** The present code of a secret in base32, as an authenticator app computes it. */
function codeNow(secret: string): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const number = digest.readUInt32BE(digest.at(-1)! & 0xf) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
