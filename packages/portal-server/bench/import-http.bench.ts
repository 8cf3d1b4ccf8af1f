// Imports orders of 2.5 items over HTTP into a running server on SQLite, every index and the search index kept up, while others read:
// `npx tsx --conditions=kontor-source packages/portal-server/bench/import-http.bench.ts [orders]`. Limits: 20,000 orders a second,
// health answered within 100 ms (p99), a page of orders within 25 ms (p95).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { report, signIn, startProcess } from './bench-server.js';

const ORDERS = Number(process.argv[2] ?? 100_000);
const CHUNK = 5000;
const PORT = 4350;
const PRODUCTS = ['NW1001', 'NW1050', 'NW1052', 'NW1064', 'NW1070', 'NW1095'];

const dataDir = await mkdtemp(join(tmpdir(), 'kontor-bench-'));
const server = await startProcess('../src/main.ts', PORT, { KONTOR_DATA_DIR: dataDir, KONTOR_DEMO: '1' });
const API = `${server.url}/api`;
try {
  await measure();
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const token = await signIn(server, 'nordwind');
  const { id } = await post('/order-imports', opening(), token);
  const chunks = Array.from({ length: Math.ceil(ORDERS / CHUNK) }, (_, index) => chunkAt(index * CHUNK));
  const health = probe(10, () => fetch(`${API}/health/live`));
  const find = probe(50, () => post('/orders/find', { query: [{ Status: '==offen' }], limit: 50 }, token));
  const cpu = await server.cpu();
  const begun = performance.now();
  const queue = chunks.values();
  const lane = async () => {
    for (const { from, body } of queue) {
      const answer = await fetch(`${API}/order-imports/${id}/chunks/${from}-${from + CHUNK - 1}`, {
        method: 'PUT',
        headers: {
          'Content-Type': 'application/json',
          'Content-Encoding': 'gzip',
          Authorization: `Bearer ${token}`,
        },
        body,
      });
      const text = await answer.text();
      if (answer.status !== 200 || !text.includes('"created"'))
        throw new Error(`${answer.status} ${text.slice(0, 300)}`);
    }
  };
  await Promise.all([lane(), lane()]);
  const seconds = (performance.now() - begun) / 1000;
  report('orders a second', ORDERS / seconds);
  report('server CPU, µs an order', ((await server.cpu()) - cpu) * (1e6 / ORDERS));
  const [healthTimes, findTimes] = [await health(), await find()];
  report('health p99 ms', percentile(healthTimes, 0.99));
  report('health max ms', Math.max(...healthTimes));
  report('find p95 ms', percentile(findTimes, 0.95));
  await post(`/order-imports/${id}/finish`, undefined, token);
}

function opening() {
  return {
    source_name: 'bench.csv',
    source_sha256: '0'.repeat(64),
    source_rows: ORDERS,
    header: ['id'],
    mapping: { mode: 'comma', columns: { external_order_id: 0 } },
  };
}

function chunkAt(first: number): { from: number; body: Uint8Array<ArrayBuffer> } {
  const orders = Array.from({ length: Math.min(CHUNK, ORDERS - first) }, (_, index) =>
    orderAt(first + index),
  );
  return { from: first + 2, body: gzipSync(JSON.stringify({ orders, rejected: [] }), { level: 1 }) };
}

function orderAt(n: number) {
  const items = Array.from({ length: 2 + (n % 2) }, (_, index) => ({
    id: PRODUCTS[(n + index) % 6]!,
    name: '',
    qty: 1 + (n % 3),
  }));
  const address = {
    salutation: 'frau',
    company: '',
    name: `Jördis Größmann-${n % 977}`,
    second_name: '',
    street: `Lindenstraße ${1 + (n % 180)}`,
    address_second_line: '',
    postal_code: String(20_000 + (n % 7919)),
    city: 'Sankt Peter-Ording',
    country_code: 'DE',
    email: `joerdis.${n}@webpost.example`,
  };
  const date = `2026-${String(1 + (n % 11)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`;
  return {
    lines: [n + 2],
    order: { date, external_order_id: `BENCH-${n}`, customer_order_reference: '', items, address },
  };
}

async function post(path: string, body: unknown, token?: string): Promise<{ id: number }> {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const answer = await fetch(API + path, {
    method: 'POST',
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { id: number };
}

/** Calls again and again with a pause between; the function given back stops it and answers the times in milliseconds. */
function probe(pauseMs: number, call: () => Promise<unknown>): () => Promise<number[]> {
  const times: number[] = [];
  let running = true;
  const done = (async () => {
    while (running) {
      const begun = performance.now();
      const answer = await call();
      if (answer instanceof Response) await answer.text();
      times.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  })();
  return async () => {
    running = false;
    await done;
    return times;
  };
}

function percentile(times: readonly number[], part: number): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN;
}
