// A thousand sign-ins at once, of unknown names, with wrong and with right passwords, from one network and from a thousand behind a trusted
// proxy, on both engines: how many passwords are checked ahead of another user's, what all others wait meanwhile and waited before, what the
// server holds, how soon it is over. `--sent=1000` says how many, `--engine=sqlite` where, `--flood=2` which; 200 on SQLite when short.
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { aPortal } from './lib/portal.mjs';
import { aCluster } from './lib/postgres.mjs';

const LIMITS = { othersMs: 1000, ahead: 40, memoryMb: 512, recoveryMs: 5000 };
/** Milliseconds tell nothing of the server where other programs take the processors, and are printed alone. */
const isMachineBusy = () => loadavg()[0] > availableParallelism();
const PASSWORD = 'Flut-und-Ebbe-7';
const HOME = '192.0.2.1';
const option = (name) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? null;
const isShort = process.argv.includes('--short');
/** Sign-ins of a flood. */
const SENT = Number(option('sent') ?? (isShort ? 200 : 1000));

const fromAnywhere = (n) => `10.${n >> 8}.${n & 255}.7`;
const fromOne = () => '198.51.100.7';
/** Who is tried, with which password, from where, by the number of the try. */
const FLOODS = {
  'unknown names, one network': (n) => [`name${n}`, 'Falsch-123', fromOne(n)],
  'unknown names, many networks': (n) => [`name${n}`, 'Falsch-123', fromAnywhere(n)],
  'a wrong password, many networks': (n) => ['nordwind', 'Falsch-123', fromAnywhere(n)],
  'a right password, one network': (n) => ['alpenshop', PASSWORD, fromOne(n)],
  'a right password, many networks': (n) => ['alpenshop', PASSWORD, fromAnywhere(n)],
};

const agent = new Agent({ keepAlive: true });
/** Sends a call as the proxy does; answers its status, whether it says when to come again, and when it began and ended. */
function send(url, path, { body, token, from }) {
  const begun = Date.now();
  const headers = { 'X-Forwarded-For': from, 'Content-Type': 'application/json' };
  if (token) headers.Authorization = `Bearer ${token}`;
  return new Promise((resolve) => {
    const told = (status, answer, text = '') =>
      resolve({ status, text, isTold: Boolean(answer?.headers['retry-after']), begun, ended: Date.now() });
    const call = request(`${url}/api${path}`, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => told(answer.statusCode, answer, Buffer.concat(parts).toString()));
      answer.on('error', () => told(0));
    });
    call.on('error', () => told(0));
    call.end(body && JSON.stringify(body));
  });
}
const signIn = (url, [username, password, from]) =>
  send(url, '/login', { body: { username, password }, from });

/** Sends the flood from a process of its own, so that it does not slow those who look. */
const floodBeside = (url, name) =>
  new Promise((resolve) => {
    const child = fork(fileURLToPath(import.meta.url), ['flood', url, name, `--sent=${SENT}`]);
    child.once('message', resolve);
  });

// Those who only sign in are others than those who work: of a user's sessions the oldest ends when there are too many.
/** What other merchants do meanwhile. */
const OTHERS = {
  'current-user': (url, token) => send(url, '/current-user', { token, from: HOME }),
  'orders/find': (url, token) =>
    send(url, '/orders/find', { token, body: { limit: 20, query: [] }, from: HOME }),
  login: (url) => signIn(url, ['helvetia', PASSWORD, HOME]),
  ready: (url) => send(url, '/health/ready', { from: HOME }),
};
const look = async (url, token) =>
  Object.fromEntries(
    await Promise.all(Object.entries(OTHERS).map(async ([name, ask]) => [name, await ask(url, token)])),
  );
const memoryMb = (pid) => {
  const [, kilobytes = 0] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(kilobytes / 1024);
};
const worst = (looks, name) => Math.max(...looks.map((look) => look[name].ended - look[name].begun));

async function measure(portal, name, token) {
  const isJudged = !isMachineBusy();
  const quiet = [];
  for (let n = 0; n < 8; n += 1) quiet.push(await look(portal.url, token));
  const looks = [];
  let peak = memoryMb(portal.pid());
  let isOver = false;
  const flood = floodBeside(portal.url, name).then((told) => ((isOver = true), told));
  await wait(100);
  while (!isOver) {
    looks.push(await look(portal.url, token));
    peak = Math.max(peak, memoryMb(portal.pid()));
    await wait(50);
  }
  const told = await flood;
  const over = Date.now();
  const after = await look(portal.url, token);
  const recoveryMs = Math.max(...Object.values(after).map(({ ended }) => ended)) - over;
  const isFine = Object.values(after).every(({ status }) => status === 200);
  return { isJudged, quiet, looks, told, peak, recoveryMs: isFine ? recoveryMs : Infinity };
}

function report({ isJudged, quiet, looks, told, peak, recoveryMs }) {
  const missed = [];
  const hold = (isKept, what) => isKept || missed.push(what);
  const counts = {};
  for (const { status } of told) counts[status] = (counts[status] ?? 0) + 1;
  const lasted = Math.max(...told.map(({ ended }) => ended)) - Math.min(...told.map(({ begun }) => begun));
  console.log(`  answers ${JSON.stringify(counts)} in ${lasted} ms`);
  if (!isJudged)
    console.log(`  this machine is busy (${loadavg()[0]}): how long anything took is not judged`);
  for (const name of Object.keys(OTHERS)) {
    const [before, now] = [worst(quiet, name), worst(looks, name)];
    const failed = looks.filter((look) => look[name].status !== 200).length;
    console.log(`  ${name}: ${looks.length} asked, ${failed} failed, ${now} ms at most, ${before} before`);
    hold(failed === 0 || (!isJudged && name === 'ready'), `${name} failed for others`);
    hold(now < LIMITS.othersMs || !isJudged, `${name} took others a second or more`);
  }
  const checked = told.filter(({ status }) => status === 200 || status === 401);
  const ahead = looks.map(
    ({ login: mine }) =>
      checked.filter(({ begun, ended }) => begun < mine.begun && ended > mine.begun && ended < mine.ended)
        .length,
  );
  console.log(
    `  passwords checked ahead of another's: ${Math.max(...ahead)} at most; memory ${peak} MB at most; over in ${recoveryMs} ms`,
  );
  hold(Math.max(...ahead) <= LIMITS.ahead, 'others came behind the flood');
  hold(
    told.every(({ status, isTold }) => isTold || (status !== 429 && status !== 503)),
    'no Retry-After',
  );
  hold(
    told.every(({ status }) => [200, 401, 429, 503].includes(status)),
    'answers of another kind',
  );
  hold(peak < LIMITS.memoryMb, 'memory');
  hold(recoveryMs < LIMITS.recoveryMs || (!isJudged && recoveryMs < Infinity), 'recovery');
  return missed;
}

/** Behind a proxy the password of the demo opens nothing: whoever signs in here gets one of their own before. */
async function withPasswords(environment) {
  const first = await aPortal({ orders: 2000, environment });
  await first.start();
  for (const name of ['helvetia', 'alpenshop', 'nordwind']) {
    const token = await first.signIn(name);
    const body = { current_password: 'kontor-demo', password: PASSWORD };
    const { status } = await first.call('/current-user/password', { method: 'PUT', body, token });
    if (status !== 200) throw new Error(`no password for ${name}: ${status}`);
  }
  await first.end('SIGTERM');
  const proxied = { ...environment, KONTOR_PROXIES: '1', UV_THREADPOOL_SIZE: '8' };
  return aPortal({ orders: null, environment: proxied, dataDir: first.dataDir });
}

/** Floods an engine in every way; the number of lines missed. */
async function floodEngine(engine) {
  const cluster = engine === 'postgres' ? await aCluster() : null;
  if (engine === 'postgres' && cluster === null) {
    console.log('postgres: SKIPPED, not installed');
    return 0;
  }
  const portal = await withPasswords({ LOG_LEVEL: 'error', ...(cluster && { DATABASE_URL: cluster.url }) });
  await portal.start();
  await signIn(portal.url, ['helvetia', PASSWORD, HOME]);
  const { text } = await signIn(portal.url, ['nordwind', PASSWORD, HOME]);
  let missed = 0;
  for (const [at, name] of Object.keys(FLOODS).entries()) {
    if (option('flood') !== null && Number(option('flood')) !== at + 1) continue;
    console.log(`${engine}, ${SENT} sign-ins: ${name}`);
    const lines = report(await measure(portal, name, JSON.parse(text).token));
    if (lines.length > 0) console.log(`  Missed: ${lines.join('; ')}.`);
    missed += lines.length;
  }
  await portal.remove();
  await cluster?.remove();
  return missed;
}

if (process.argv[2] === 'flood') {
  const [, , , url, name] = process.argv;
  const told = await Promise.all(Array.from({ length: SENT }, (_, n) => signIn(url, FLOODS[name](n))));
  process.send(
    told.map(({ text: _text, ...facts }) => facts),
    () => process.exit(0),
  );
} else {
  let missed = 0;
  const engines = [option('engine') ?? (isShort ? 'sqlite' : ['sqlite', 'postgres'])].flat();
  for (const engine of engines) missed += await floodEngine(engine);
  process.exit(missed === 0 ? 0 : 1);
}
