import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MIGRATIONS, openDatabase } from './db/index.js';
import { startProgram, type Running } from './testing/processes.js';

describe('the server program', () => {
  let dataDir: string;
  let server: Running | undefined;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kontor-main-'));
  });
  afterEach(async () => {
    server?.process.kill('SIGKILL');
    await server?.ended;
    server = undefined;
    await rm(dataDir, { recursive: true, force: true });
  });

  const start = (environment: Record<string, string> = {}) => {
    server = startProgram('main', {
      PORT: '0',
      KONTOR_DATA_DIR: dataDir,
      KONTOR_DEMO: '0',
      ...environment,
    });
    return server;
  };

  const stop = (signal: NodeJS.Signals) => {
    server!.process.kill(signal);
    return server!.ended;
  };

  it('says when it is ready and how to make the first user, ends in order, and keeps its signing key to itself', async () => {
    const running = start();
    await running.printed(/Kontor is ready at http:\/\/127\.0\.0\.1:\d+\n/);
    await running.printed('npm run create-admin');
    const url = /http:\S+/.exec(running.output())![0];
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
    const key = await stat(join(dataDir, 'signing-key'));
    expect(key.mode & 0o777).toBe(0o600);
    expect(await stop('SIGTERM')).toBe(0);
    await start().printed('create-admin');
    expect((await stat(join(dataDir, 'signing-key'))).mtimeMs).toBe(key.mtimeMs);
    expect(await stop('SIGINT')).toBe(0);
  });

  it('fills an empty database with demo data and names its accounts, at the first start and later ones', async () => {
    const demo = /Demo accounts: .*nordwind.* \(password kontor-demo\)/;
    await start({ KONTOR_DEMO: '' }).printed(demo);
    await stop('SIGTERM');
    const again = start({ KONTOR_DEMO: '' });
    await again.printed(demo);
    expect(again.output()).not.toContain('filling');
    expect(again.output()).not.toContain('WARNING');
  });

  it('has no demo accounts when other machines reach it, unless asked', async () => {
    await start({ HOST: '0.0.0.0', KONTOR_DEMO: '' }).printed('npm run create-admin');
  });

  it('gives the accounts of a demo that others reach a random password, which it prints once', async () => {
    const open = { HOST: '0.0.0.0', KONTOR_DEMO: '1' };
    const running = start(open);
    await running.printed(/Demo accounts: .*nordwind.* \(password [\w-]{12}, shown this once\)/);
    const signIn = async (password: string) => {
      const url = /http:\S+/.exec(running.output())![0].replace('0.0.0.0', '127.0.0.1');
      const body = JSON.stringify({ username: 'admin', password });
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(`${url}/api/login`, { method: 'POST', headers, body })).status;
    };
    expect(await signIn('kontor-demo')).toBe(401);
    expect(await signIn(/password ([\w-]{12}),/.exec(running.output())![1]!)).toBe(200);
    await stop('SIGTERM');
    const again = start(open);
    await again.printed(/Kontor is ready/);
    await stop('SIGTERM');
    expect(again.output()).not.toContain('password');
  });

  it('names the accounts that kept the public password of the demo once others reach it', async () => {
    await start({ KONTOR_DEMO: '1' }).printed('password kontor-demo');
    await stop('SIGTERM');
    const running = start({ KONTOR_DEMO: '1', KONTOR_PROXIES: '1' });
    await running.printed(
      /public password of the demo and cannot sign in here: admin, .*\n.*npm run create-admin/,
    );
  });

  it('ends at once on a second signal', async () => {
    const running = start();
    await running.printed('create-admin');
    running.process.kill('SIGTERM');
    running.process.kill('SIGINT');
    expect(await running.ended).toBe(1);
  });

  it('does not start on the database of a newer version, and says what to do', async () => {
    const filename = join(dataDir, 'kontor.sqlite');
    const newer = openDatabase({ engine: 'sqlite', filename }, [
      ...MIGRATIONS,
      { name: '999_future', up: () => Promise.resolve() },
    ]);
    await newer.migrate();
    await newer.close();
    const running = start();
    expect(await running.ended).toBe(1);
    expect(running.output()).toMatch(
      /^A newer version of Kontor has changed the database \(999_future\).*\n$/,
    );
  });

  it('does not start with a wrong setting, and says which', async () => {
    const running = start({ PORT: 'http', KONTOR_TOKEN_HOURS: '0' });
    expect(await running.ended).toBe(1);
    expect(running.output()).toContain('PORT: expected a whole number from 0 to 65535, got "http"');
    expect(running.output()).toContain('KONTOR_TOKEN_HOURS');
    expect(running.output()).not.toContain('    at ');
  });
});

describe('create-admin', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kontor-admin-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  const create = async (password: string, args = ['--username', 'chefin']) => {
    const program = startProgram('create-admin', { KONTOR_DATA_DIR: dataDir }, args);
    program.process.stdin.end(`${password}\n`);
    return { code: await program.ended, output: program.output() };
  };

  it('makes a sysadmin who can sign in, and gives one that exists a new password', async () => {
    expect(await create('sehr geheim')).toEqual({ code: 0, output: 'Created the sysadmin chefin.\n' });
    const server = startProgram('main', { PORT: '0', KONTOR_DATA_DIR: dataDir, KONTOR_DEMO: '0' });
    await server.printed('Kontor is ready at');
    const url = /http:\S+/.exec(server.output())![0];
    const signIn = async (password: string) => {
      const response = await fetch(`${url}/api/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username: 'Chefin', password }),
      });
      return response.status;
    };
    expect(await signIn('sehr geheim')).toBe(200);
    expect((await create('noch geheimer')).output).toBe('Renewed the password of the sysadmin chefin.\n');
    expect([await signIn('sehr geheim'), await signIn('noch geheimer')]).toEqual([401, 200]);
    server.process.kill('SIGTERM');
    await server.ended;
  });

  it.each([
    ['12345', 'Password: Minimum length is 6\n'],
    ['kontor-demo', 'Password: This password stands in the public guide, please choose another\n'],
    ['chefin-2026', 'Password: The password must not be the username\n'],
  ])('refuses the password %j, and says why', async (password, told) => {
    expect(await create(password)).toEqual({ code: 1, output: told });
  });

  it('refuses a name that looks like another user’s', async () => {
    await create('sehr geheim');
    expect(await create('sehr geheim', ['--username', 'chef1n'])).toEqual({
      code: 1,
      output: 'Username: This username looks too much like an existing one\n',
    });
  });

  it('needs a name', async () => {
    expect(await create('sehr geheim', [])).toEqual({
      code: 1,
      output: 'Username: This field is required\n',
    });
  });
});
