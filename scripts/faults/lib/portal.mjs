// A real server with demo data in a process and a folder of its own, for programs that break it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../workspace.mjs';

const program = (name) => join(root, 'packages/portal-server/dist', `${name}.js`);

/** Fills a data folder with demo orders; `start` serves it. */
export async function aPortal({ orders = 4000 } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'kontor-fault-'));
  const env = { PATH: process.env.PATH, KONTOR_DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info' };
  const filling = spawn(process.execPath, [program('demo/main'), '--orders', String(orders)], {
    env,
    stdio: 'ignore',
  });
  const [code] = await once(filling, 'exit');
  if (code !== 0) throw new Error(`the demo data ended with ${code}`);
  let child = null;
  const portal = {
    dataDir,
    file: join(dataDir, 'kontor.sqlite'),
    url: '',
    output: '',
    pid: () => child?.pid,
    /** Starts the server; rejects with its output when it ends instead. */
    async start() {
      portal.output = '';
      child = spawn(process.execPath, [program('main')], { env });
      const ended = once(child, 'exit').then(() => Promise.reject(new Error(portal.output)));
      const ready = new Promise((resolve) => {
        for (const stream of [child.stdout, child.stderr])
          stream.setEncoding('utf8').on('data', (text) => {
            portal.output += text;
            const url = /ready at (\S+)/.exec(portal.output)?.[1];
            if (url) resolve((portal.url = url));
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
    async call(path, { body, token, method = body === undefined ? 'GET' : 'POST' } = {}) {
      const headers = { ...(body !== undefined && { 'Content-Type': 'application/json' }) };
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

/** Waits until a condition holds; rejects after the given milliseconds. */
export async function until(holds, within) {
  const end = Date.now() + within;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`not within ${within} ms`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
