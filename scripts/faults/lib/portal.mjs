// A real server with demo data in a process and a folder of its own, for programs that break it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../workspace.mjs';
import { freePort } from './ports.mjs';

const program = (name) => join(root, 'packages/portal-server/dist', `${name}.js`);

/**
 * Fills a data folder, or the empty database of `environment.DATABASE_URL`, with demo orders, if not null; `start` serves it, always at the same
 * address.
 */
export async function aPortal({
  orders = 4000,
  environment = {},
  dataDir = mkdtempSync(join(tmpdir(), 'kontor-fault-')),
  node = [],
} = {}) {
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    KONTOR_DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'info',
    ...environment,
  };
  if (orders !== null) await fill(env, orders);
  let child = null;
  process.once('exit', () => child?.kill('SIGKILL'));
  const portal = {
    dataDir,
    file: join(dataDir, 'kontor.sqlite'),
    databaseUrl: environment.DATABASE_URL,
    url: `http://127.0.0.1:${port}`,
    output: '',
    pid: () => child?.pid,
    /** Starts the server; rejects with its output when it ends instead. */
    async start() {
      portal.output = '';
      child = spawn(process.execPath, [...node, program('main')], { env });
      const ended = once(child, 'exit').then(() => Promise.reject(new Error(portal.output)));
      const ready = new Promise((resolve) => {
        for (const stream of [child.stdout, child.stderr])
          stream.setEncoding('utf8').on('data', (text) => {
            portal.output += text;
            if (portal.output.includes('Kontor is ready')) resolve();
          });
      });
      await Promise.race([ready, ended]);
      ended.catch(() => {});
    },
    async end(signal = 'SIGKILL') {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
    async remove() {
      await portal.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
    /** Sends a call; answers status and body. */
    async call(path, { body, token, key, method = body === undefined ? 'GET' : 'POST' } = {}) {
      const headers = { ...(body !== undefined && { 'Content-Type': 'application/json' }) };
      if (key) headers['Idempotency-Key'] = key;
      if (token) headers.Authorization = `Bearer ${token}`;
      const text = body === undefined ? undefined : JSON.stringify(body);
      const answer = await fetch(`${portal.url}/api${path}`, { method, headers, body: text });
      return { status: answer.status, body: await answer.json().catch(() => null) };
    },
    async signIn(username) {
      const { body } = await portal.call('/login', { body: { username, password: 'kontor-demo' } });
      return body.token;
    },
  };
  return portal;
}

async function fill(env, orders) {
  const filling = spawn(process.execPath, [program('demo/main'), '--orders', String(orders)], {
    env,
    stdio: 'ignore',
  });
  const [code] = await once(filling, 'exit');
  if (code !== 0) throw new Error(`the demo data ended with ${code}`);
}

/** Waits until a condition holds; rejects after the given milliseconds. */
export async function until(holds, within) {
  const end = Date.now() + within;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`not within ${within} ms`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
