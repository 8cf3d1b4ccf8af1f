/**
 * Measures reading and checking an order file against bare csv-parse, each in a process of its own, and prints one JSON line:
 * rows a second, ratios, and the memory at 100,000 and 1,000,000 rows.
 * Run: `node --import tsx --conditions=kontor-source bench/order-import.bench.ts`.
 */
import { spawnSync } from 'node:child_process';
import { createReadStream, mkdtempSync, rmSync, writeFileSync, appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse';
import iconv from 'iconv-lite';
import {
  checkSource,
  createCsvParser,
  inspectSource,
  isRejected,
  understand,
} from '../src/order-import/index.js';
import type { CreateDecoder } from '../src/order-import/index.js';
import { orderFile } from './order-file.js';

const createDecoder: CreateDecoder = (encoding) => {
  const decoder = iconv.getDecoder(encoding, { stripBOM: false });
  return { write: (bytes) => decoder.write(Buffer.from(bytes)), end: () => decoder.end() ?? '' };
};
const sourceOf = (file: string) => ({ open: () => createReadStream(file) as AsyncIterable<Uint8Array> });

interface Measured {
  readonly rowsPerSecond: number;
  /** Steadier than the clock when the machine is busy. */
  readonly rowsPerCpuSecond: number;
  readonly maxRssMb: number;
}

const runs: Record<string, (file: string) => Promise<number>> = {
  async 'csv-parse'(file) {
    let rows = 0;
    for await (const _ of createReadStream(file).pipe(parse({ delimiter: ';', columns: true }))) rows += 1;
    return rows;
  },
  async parse(file) {
    let rows = 0;
    const parser = createCsvParser({ delimiter: ';', onRecord: () => (rows += 1) });
    const decoder = createDecoder('utf-8');
    for await (const bytes of sourceOf(file).open()) parser.push(decoder.write(bytes));
    parser.end();
    return rows - 1;
  },
  async check(file) {
    const inspection = await inspectSource(sourceOf(file), { createDecoder });
    if (!inspection.ok) throw new Error('the bench file is not read');
    const { header, samples, dialect } = inspection.value;
    const { mapping } = understand(header, samples);
    start();
    let rows = 0;
    for await (const orders of checkSource(sourceOf(file), { createDecoder, dialect, mapping, header }))
      for (const order of orders) {
        if (isRejected(order)) throw new Error(JSON.stringify(order.issues));
        rows += order.lines.length;
      }
    return rows;
  },
};
let started = 0;
let startedCpu = 0;
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
function start(): void {
  started = performance.now();
  startedCpu = cpuMs();
}

async function measure(name: string, file: string): Promise<void> {
  let [best, bestCpu] = [0, 0];
  for (let round = 0; round < (file.endsWith('1000000.csv') ? 1 : 4); round += 1) {
    start();
    const rows = (await runs[name]?.(file)) ?? 0;
    best = Math.max(best, (rows / (performance.now() - started)) * 1000);
    bestCpu = Math.max(bestCpu, (rows / (cpuMs() - startedCpu)) * 1000);
  }
  const measured: Measured = {
    rowsPerSecond: Math.round(best),
    rowsPerCpuSecond: Math.round(bestCpu),
    maxRssMb: Math.round(process.resourceUsage().maxRSS / 1024),
  };
  process.stdout.write(JSON.stringify(measured));
}

function inChild(name: string, file: string): Measured {
  const args = ['--import', 'tsx', '--conditions=kontor-source', fileURLToPath(import.meta.url), name, file];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Measured;
}

function writeOrderFile(folder: string, rows: number): string {
  const file = join(folder, `${rows}.csv`);
  writeFileSync(file, '');
  for (const piece of orderFile({ rows })) appendFileSync(file, piece);
  return file;
}

function compare(): void {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-bench-'));
  try {
    const small = writeOrderFile(folder, 100_000);
    const large = writeOrderFile(folder, 1_000_000);
    const limit = inChild('csv-parse', small);
    const parsed = inChild('parse', small);
    const checked = inChild('check', small);
    const million = inChild('check', large);
    const result = {
      csvParse: limit,
      parse: parsed,
      check: checked,
      checkMillion: million,
      checkVersusCsvParse: Number((checked.rowsPerCpuSecond / limit.rowsPerCpuSecond).toFixed(2)),
      memoryGrowth: Number((million.maxRssMb / checked.maxRssMb).toFixed(2)),
    };
    process.stdout.write(`${JSON.stringify(result)}\n`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const [name, file] = process.argv.slice(2);
if (name !== undefined && file !== undefined) await measure(name, file);
else compare();
