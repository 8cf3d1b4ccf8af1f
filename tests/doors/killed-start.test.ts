import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startProgram } from '../start-program.js';

/** Kills in a row of the first start; the night kills more often. */
const KILLS = Number(process.env['KONTOR_START_KILLS'] ?? 2);

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

test(`a first start that is killed ${KILLS} times while it makes and fills the database is made up for by the next`, async () => {
  for (let n = 0; n < KILLS; n += 1) {
    start();
    while (!existsSync(join(dataDir, 'kontor.sqlite-wal'))) await new Promise((done) => setTimeout(done, 2));
    // Each comes at another moment of the second or so that the tables and the demo data take.
    await new Promise((done) => setTimeout(done, (1000 * n) / KILLS));
    await kill();
  }
  expect(await saidAtStart(start())).toMatch(/Kontor is ready at .*\nDemo accounts: .*nordwind/);
});
