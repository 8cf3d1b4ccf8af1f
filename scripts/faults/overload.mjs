// Ten times what the server can do, by one merchant, for a minute, on both engines: what the others wait, what the server holds, how soon it
// is over. `node scripts/faults/overload.mjs [--seconds=60] [--orders=20000] [--engine=sqlite]`; ten seconds of it when short.
import { fork, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, root, run } from '../workspace.mjs';
import { aCluster } from './lib/postgres.mjs';

const LIMITS = { othersMs: 1000, memoryMb: 512, recoveryMs: 5000 };
const TIMES = 10;
const option = (name) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? null;
const json = (token) => ({
  'Content-Type': 'application/json',
  ...(token && { Authorization: `Bearer ${token}` }),
});
const post = (url, path, body, token) =>
  fetch(`${url}/api${path}`, { method: 'POST', headers: json(token), body: JSON.stringify(body) });
const get = (url, path, token) => fetch(`${url}/api${path}`, { headers: json(token) });
const signIn = (url, username) => post(url, '/login', { username, password: 'kontor-demo' });

let sent = 0;
// Those who only sign in are others than those who work: of a user's sessions the oldest ends when there are too many.
/** What the merchant sends, in turn: searches with as many wildcards as a find may have, lists, downloads, sign-ins. */
const MIX = [
  (url, token) => post(url, '/orders/find', costly(), token),
  (url, token) => post(url, '/orders/find', { limit: 20, search: `mu${sent % 90}` }, token),
  (url, token) => get(url, '/current-user', token),
  (url, token) => post(url, '/generate-csv/orders', { ...costly(), limit: 5000 }, token),
  (url, token) => get(url, '/orders/chart', token),
  (url) => signIn(url, 'lager'),
];
const costly = () => ({
  query: Array.from({ length: 6 }, (_, at) => ({ Adressblock: `*u*e*r*${at}*z${sent}*` })),
});
const mixed = (url, token) => MIX[(sent += 1) % MIX.length](url, token);

/** Sends so many requests of the mix a second, with so many under way at most; one in five is left after a second. */
async function load(url, { atOnce, seconds, perSecond }) {
  const { token } = await (await signIn(url, 'alpenshop')).json();
  const told = { answers: 0, served: 0, refused: 0, withoutRetryAfter: 0, failed: 0 };
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const worker = async (_, at) => {
    for (let turn = at; performance.now() < until; turn += atOnce) {
      if (perSecond) await wait(begun + (turn * 1000) / perSecond - performance.now());
      const patience = AbortSignal.timeout(at % 5 === 0 ? 1000 : 120_000);
      try {
        const response = await Promise.race([mixed(url, token), givenUp(patience)]);
        await response.arrayBuffer();
        told.answers += 1;
        if (response.ok) told.served += 1;
        if (response.status === 429 || response.status === 503) {
          told.refused += 1;
          if (!response.headers.has('Retry-After')) told.withoutRetryAfter += 1;
        }
      } catch {
        told.failed += 1;
      }
    }
  };
  await Promise.race([Promise.all(Array.from({ length: atOnce }, worker)), wait(seconds * 1000 + 5000)]);
  return { ...told, perSecond: Math.round(told.answers / seconds) };
}
const givenUp = (signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/** What another merchant does every quarter of a second. */
const PROBES = {
  'current-user': (url, token) => get(url, '/current-user', token),
  'orders/find': (url, token) => post(url, '/orders/find', { limit: 20, query: [] }, token),
  login: (url) => signIn(url, 'helvetia'),
  ready: (url) => get(url, '/health/ready'),
};
async function probe(url, token, figures) {
  await Promise.all(
    Object.entries(PROBES).map(async ([name, ask]) => {
      const begun = performance.now();
      const status = await ask(url, token).then(
        async (response) => (await response.arrayBuffer(), response.status),
        () => 0,
      );
      (figures[name] ??= []).push({ status, ms: performance.now() - begun });
    }),
  );
}

const memoryMb = (pid) => {
  const [, kilobytes = 0] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(kilobytes / 1024);
};
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Runs the load in a process of its own, so that it does not slow the probes. */
const loadBeside = (url, wishes) =>
  new Promise((resolve) => {
    const child = fork(fileURLToPath(import.meta.url), ['load', url, JSON.stringify(wishes)]);
    child.once('message', resolve);
  });

async function startServer(dataDir, orders, databaseUrl) {
  const environment = { ...process.env, KONTOR_DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  if (databaseUrl) environment.DATABASE_URL = databaseUrl;
  const program = (name) => join(root, 'packages/portal-server/dist', name);
  const filled = await run(process.execPath, [program('demo/main.js'), '--orders', String(orders)], {
    env: environment,
    stdio: 'ignore',
  });
  if (filled !== 0) throw new Error('no demo data: the database has to be empty');
  const port = await freePort();
  const server = spawn(process.execPath, [program('main.js')], {
    env: { ...environment, PORT: String(port), UV_THREADPOOL_SIZE: '8' },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 240; tries += 1) {
    if (
      await get(url, '/health/ready').then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { server, url };
    await wait(250);
  }
  throw new Error('the server does not start');
}

async function measure({ server, url }, seconds) {
  const { token } = await (await signIn(url, 'nordwind')).json();
  // With two at once nothing waits: what is answered then is what the server can do.
  const capacity = await loadBeside(url, { atOnce: 2, seconds: 5 });
  const wanted = { atOnce: 200, seconds, perSecond: TIMES * capacity.perSecond };
  const before = memoryMb(server.pid);
  const figures = {};
  let peak = before;
  let isOver = false;
  const overload = loadBeside(url, wanted).then((told) => ((isOver = true), told));
  await wait(500);
  while (!isOver) {
    await probe(url, token, figures);
    peak = Math.max(peak, memoryMb(server.pid));
    await wait(250);
  }
  const told = await overload;
  const ended = performance.now();
  let recoveryMs = 0;
  for (let calm = 0; calm < 3 && recoveryMs < 30_000;) {
    const once = {};
    await probe(url, token, once);
    recoveryMs = performance.now() - ended;
    const isCalm = Object.values(once).every(([{ status, ms }]) => status === 200 && ms < 250);
    calm = isCalm ? calm + 1 : 0;
  }
  return { capacity, told, figures, memory: { before, peak, after: memoryMb(server.pid) }, recoveryMs };
}

const share = (sorted, part) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]);

function report({ capacity, told, figures, memory, recoveryMs }) {
  const missed = [];
  const hold = (isKept, what) => isKept || missed.push(what);
  console.log(
    `capacity ${capacity.perSecond}/s; overload ${told.perSecond}/s, ${told.served} served, ${told.refused} refused`,
  );
  for (const [name, asked] of Object.entries(figures)) {
    const times = asked.map(({ ms }) => ms).toSorted((one, other) => one - other);
    const failed = asked.filter(({ status }) => status !== 200).length;
    console.log(
      `${name}: ${asked.length} asked, ${failed} failed, p50 ${share(times, 0.5)} ms, p99 ${share(times, 0.99)} ms, max ${share(times, 1)} ms`,
    );
    hold(failed === 0, `${name} failed for others`);
    hold(share(times, 0.99) < LIMITS.othersMs, `${name} took others a second or more`);
  }
  console.log(`memory ${memory.before} MB before, ${memory.peak} MB at most, ${memory.after} MB after`);
  console.log(`recovered in ${Math.round(recoveryMs)} ms`);
  hold(told.refused > 0, 'nothing was refused');
  hold(told.withoutRetryAfter === 0, 'refusals without Retry-After');
  hold(memory.peak < LIMITS.memoryMb, 'memory');
  hold(recoveryMs < LIMITS.recoveryMs, 'recovery');
  console.log(missed.length === 0 ? 'The line is held.' : `Missed: ${missed.join('; ')}.`);
  return missed.length === 0 ? 0 : 1;
}

/** Measures an engine; 1 when its line is missed. */
async function overload(engine) {
  const cluster = engine === 'postgres' ? await aCluster() : null;
  if (engine === 'postgres' && cluster === null) {
    console.log('postgres: SKIPPED, not installed');
    return 0;
  }
  console.log(`${engine}:`);
  const isShort = process.argv.includes('--short');
  const dataDir = mkdtempSync(join(tmpdir(), 'kontor-overload-'));
  const started = await startServer(dataDir, Number(option('orders') ?? 20_000), cluster?.url);
  const code = report(await measure(started, Number(option('seconds') ?? (isShort ? 10 : 60))));
  started.server.kill('SIGTERM');
  await new Promise((resolve) => started.server.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
  await cluster?.remove();
  return code;
}

if (process.argv[2] === 'load') {
  process.send(await load(process.argv[3], JSON.parse(process.argv[4])), () => process.exit(0));
} else {
  ensureInstalled();
  const { build } = await import('../build.mjs');
  await build();
  let missed = 0;
  for (const engine of [option('engine') ?? ['sqlite', 'postgres']].flat()) missed += await overload(engine);
  process.exit(missed === 0 ? 0 : 1);
}
