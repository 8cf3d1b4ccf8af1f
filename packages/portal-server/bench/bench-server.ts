import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Agent, request } from 'undici';
import { openDatabase } from '../src/db/open-database.js';
import { seedDemoData } from '../src/demo/seed-demo-data.js';

const TICKS_A_SECOND = 100;
const NODE_FLAGS = ['--import', 'tsx', '--conditions=kontor-source'];

/** A process that serves, measured from outside. */
export interface BenchServer {
  readonly url: string;
  readonly pid: number;
  /** CPU seconds it has used since it started. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** Runs a script of this package that prints a line with `ready` once it serves. */
export async function startProcess(
  script: string,
  port: number,
  env: Record<string, string> = {},
): Promise<BenchServer> {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [...NODE_FLAGS, file], {
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => String(text).includes('ready') && resolve());
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    cpu: () => cpuSeconds(child),
    stop: () => end(child),
  };
}

async function cpuSeconds({ pid }: ChildProcess): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** A folder with a database of that many demo orders: `BENCH_DATA_DIR` as it is, or a new one that `remove` takes away. */
export async function demoFolder(orders: number): Promise<{ dir: string; remove: () => Promise<void> }> {
  const given = process.env['BENCH_DATA_DIR'];
  if (given) return { dir: given, remove: () => Promise.resolve() };
  const dir = await mkdtemp(join(tmpdir(), 'kontor-bench-'));
  await mkdir(dir, { recursive: true });
  const database = openDatabase({ engine: 'sqlite', filename: join(dir, 'kontor.sqlite') });
  await database.migrate();
  await seedDemoData(database, { now: Date.now(), timeZone: 'Europe/Berlin', orders });
  await database.close();
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}

/** A server and the folder its data is in. */
export interface DemoServer {
  readonly app: BenchServer;
  readonly dir: string;
}

/** A whole bench: serves that many demo orders, measures, and lets the process end with 1 when `measure` says a limit is missed. */
export async function benchOrders(
  { orders, port }: { readonly orders: number; readonly port: number },
  measure: (server: DemoServer) => Promise<boolean>,
): Promise<void> {
  const { dir, remove } = await demoFolder(orders);
  const app = await startProcess('../src/main.ts', port, { KONTOR_DATA_DIR: dir, KONTOR_DEMO: '0' });
  try {
    process.exitCode = (await measure({ app, dir })) ? 0 : 1;
  } finally {
    await app.stop();
    await remove();
  }
}

/** The token of a demo account. */
export async function signIn(server: BenchServer, username: string): Promise<string> {
  const answer = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: 'kontor-demo' }),
  });
  if (!answer.ok) throw new Error(`login: ${answer.status}`);
  return ((await answer.json()) as { token: string }).token;
}

/** What a load cost. */
export interface Load {
  readonly perSecond: number;
  /** Microseconds of the server's CPU a request. */
  readonly cpuMicros: number;
  /** Milliseconds. */
  readonly p99: number;
}

/** Asks the same from `connections` connections at once for some seconds. */
export async function load(
  server: BenchServer,
  path: string,
  init: {
    readonly headers: Record<string, string>;
    readonly bodies: readonly string[];
    readonly method?: 'POST' | 'PUT';
  },
  { seconds, connections = 32 }: { readonly seconds: number; readonly connections?: number },
): Promise<Load> {
  const dispatcher = new Agent({ connections, pipelining: 1 });
  const times: number[] = [];
  const cpu = await server.cpu();
  const begun = performance.now();
  let n = 0;
  const ask = async () => {
    while (performance.now() - begun < seconds * 1000) {
      const at = performance.now();
      const body = init.bodies[(n += 1) % init.bodies.length]!;
      const answer = await request(server.url + path, {
        method: init.method ?? 'POST',
        headers: init.headers,
        body,
        dispatcher,
      });
      await answer.body.dump({ limit: 1e9 });
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`);
      times.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  const elapsed = (performance.now() - begun) / 1000;
  const used = (await server.cpu()) - cpu;
  await dispatcher.close();
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / elapsed,
    cpuMicros: (used * 1e6) / times.length,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
  };
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** One line of a bench: a figure, and the limit it is held to when there is one. Returns whether it is kept. */
export function report(
  name: string,
  value: number,
  limit?: { readonly atMost?: number; readonly atLeast?: number },
): boolean {
  const kept = value <= (limit?.atMost ?? Infinity) && value >= (limit?.atLeast ?? -Infinity);
  const bound =
    limit === undefined ? '' : limit.atMost === undefined ? `>= ${limit.atLeast}` : `<= ${limit.atMost}`;
  process.stdout.write(
    `${name.padEnd(44)} ${value.toFixed(value < 100 ? 2 : 0).padStart(10)}  ${bound}${kept ? '' : '  MISSED'}\n`,
  );
  return kept;
}

/** Milliseconds to look for letters that nobody wrote in a column of every row of a table. */
export async function scanMs(
  dir: string,
  table: 'erp_orders' | 'audit_log',
  column: string,
): Promise<number> {
  const database = openDatabase({ engine: 'sqlite', filename: join(dir, 'kontor.sqlite') });
  const begun = performance.now();
  await database.read(table).where(column, 'like', '%xqxq%').count();
  const took = performance.now() - begun;
  await database.close();
  return took;
}
