import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startProgram } from '../start-program.js';

/** First starts that are killed; the night kills more. */
const KILLS = Number(process.env['KONTOR_START_KILLS'] ?? 2);
/** About as long as the tables and the demo data take. */
const WAY_MS = 1000;

let dataDir: string;
let running: ChildProcess | null = null;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kontor-killed-start-'));
});
afterEach(async () => {
  await kill();
  rmSync(dataDir, { recursive: true, force: true });
});

function start(): ChildProcess {
  const env = { PATH: process.env['PATH'] ?? '', PORT: '0', KONTOR_DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  running = startProgram('portal-server', 'main', [], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  return running;
}

async function kill(): Promise<void> {
  if (running === null || running.exitCode !== null || running.signalCode !== null) return;
  const gone = once(running, 'exit');
  running.kill('SIGKILL');
  await gone;
}

/** Everything it prints until it is ready or ends. */
async function saidAtStart(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const part of child.stdout!.setEncoding('utf8')) {
    said += String(part);
    if (said.includes('password kontor-demo')) break;
  }
  return said;
}

test.each(Array.from({ length: KILLS }, (_, n) => (n + 0.3) / KILLS))(
  'a first start that is killed after %d of its way from the first table to the last order is made up for by the next',
  async (part) => {
    start();
    while (!existsSync(join(dataDir, 'kontor.sqlite-wal'))) await new Promise((done) => setTimeout(done, 2));
    await new Promise((done) => setTimeout(done, WAY_MS * part));
    await kill();
    expect(await saidAtStart(start())).toMatch(/Kontor is ready at .*\nDemo accounts: .*nordwind/);
  },
);
