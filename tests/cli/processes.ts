import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { inject } from 'vitest';
import { makeScratchFolder } from '@kontor/portal-server/testing/scratch-folder';
import { startProgram } from '../start-program.js';

/** The real server in a process of its own, with demo data in a folder of its own; it can be killed and started again. */
export interface PortalProcess {
  readonly url: string;
  /** The folder with its database. */
  readonly dataDir: string;
  /** Starts it (again) on the same port and data; answers when it is ready. */
  start(): Promise<void>;
  /** Ends it with SIGKILL and waits until it is gone. */
  kill(): Promise<void>;
  /** Ends it and takes its data away. */
  remove(): Promise<void>;
}

/** Everyone's password in the demo data. */
export const DEMO_PASSWORD = 'kontor-demo';

/** Starts the server, with further settings where they are given. */
export async function startPortal(settings: Readonly<Record<string, string>> = {}): Promise<PortalProcess> {
  const dataDir = await makeScratchFolder('kontor-portal-test-');
  cpSync(inject('demoData'), dataDir, { recursive: true });
  const port = await freePort();
  let child: ChildProcess | null = null;
  const portal: PortalProcess = {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    async start() {
      const env = {
        ...process.env,
        PORT: String(port),
        KONTOR_DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        ...settings,
      };
      child = startProgram('portal-server', 'main', [], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await saidReady(child);
    },
    async kill() {
      const running = child;
      child = null;
      if (running === null || running.exitCode !== null) return;
      const gone = once(running, 'exit');
      running.kill('SIGKILL');
      await gone;
    },
    async remove() {
      await portal.kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  await portal.start();
  return portal;
}

/** Starts `kontor` as a process. */
export function startKontor(argv: readonly string[], options: SpawnOptions = {}): ChildProcess {
  return startProgram('cli', 'run', argv, options);
}

/** Waits for a process to end; answers its exit code and everything it said. */
export async function ended(
  child: ChildProcess,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const said = { stdout: '', stderr: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (said.stdout += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said.stderr += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...said };
}

/** Goes on reading afterwards, so that the server never waits for a reader. */
function saidReady(child: ChildProcess): Promise<void> {
  return new Promise((ready, failed) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('Kontor is ready')) ready();
    });
    child.once('exit', (code) => failed(new Error(`the server ended with ${code} before it was ready`)));
  });
}

/** A port outside the range the system gives to clients, so that none takes it while a killed server is down. */
async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const probe = createServer().listen(port, '127.0.0.1');
  const free = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  probe.close();
  return free ? port : freePort();
}
