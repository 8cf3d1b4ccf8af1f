import { aFolder, runKontor } from '@kontor/cli/testing';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
    expect(login).toEqual({ code: 0, stdout: '', stderr: `nordwind is signed in at ${portal.url}.\n` });
    const file = join(KONTOR_CONFIG_DIR, 'config.json');
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

  test('is asked for again when the server no longer takes the token', async () => {
    const { run } = await signIn(portal, 'nordwind');
    const result = await run(['imports', 'list'], { env: { KONTOR_TOKEN: 'expired' } });
    expect(result).toMatchObject({ code: 4, stderr: expect.stringContaining('kontor login') });
  });
});
