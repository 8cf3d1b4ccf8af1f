import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeScratchFolder } from '@kontor/portal-server/testing/scratch-folder';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SOURCE = ['--conditions=kontor-source', '--import', 'tsx'];
/** Where the workers of a run find the folder with demo data that was filled for them. */
export const DEMO_DATA = 'KONTOR_FLOWS_DEMO_DATA';

/** A real server in a process of its own. */
export interface PortalProcess {
  readonly url: string;
  /** The folder with its database and signing key. */
  readonly dataDir: string;
  /** Ends it as an operator would and takes its data away. */
  stop(): Promise<void>;
}

/**
 * Starts the built server, or its sources while nothing is built, with demo data in a fresh folder, on a port the system chooses. The
 * folder `demoData` is copied where there is one, else the server fills an empty one.
 */
export async function startPortal(
  environment: Readonly<Record<string, string>> = {},
  demoData?: string,
): Promise<PortalProcess> {
  const dataDir = await makeScratchFolder('kontor-flows-');
  if (demoData) cpSync(demoData, dataDir, { recursive: true });
  const removeData = () => rmSync(dataDir, { recursive: true, force: true });
  // For a server that never was ready, or whose run was broken off.
  process.once('exit', removeData);
  const child = startNode('packages/portal-server/dist/main.js', 'packages/portal-server/src/main.ts', {
    PORT: '0',
    KONTOR_DATA_DIR: dataDir,
    KONTOR_DEMO: '1',
    KONTOR_CHECK_ANSWERS: '1',
    LOG_LEVEL: 'error',
    KONTOR_ERP_DELAY_MS: '3000',
    ...environment,
  });
  const url = await readyAt(child);
  return {
    url,
    dataDir,
    async stop() {
      // Ctrl-C at a terminal has ended it already.
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }
      removeData();
      process.off('exit', removeData);
    },
  };
}

/** Starts filling an empty data folder with the demo data, by the program that belongs to the server. */
export function startDemoData(dataDir: string): ChildProcess {
  return startNode('packages/portal-server/dist/demo/main.js', 'packages/portal-server/src/demo/main.ts', {
    KONTOR_DATA_DIR: dataDir,
  });
}

/** What a run of the command line said and answered. */
export interface CliRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `kontor` as a process. */
export async function runCli(
  argv: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<CliRun> {
  const child = startNode('packages/cli/dist/run.js', 'packages/cli/src/run.ts', environment, argv);
  const said = { stdout: '', stderr: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (said.stdout += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said.stderr += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...said };
}

function startNode(
  built: string,
  source: string,
  environment: Readonly<Record<string, string>>,
  argv: readonly string[] = [],
): ChildProcess {
  const isBuilt = existsSync(join(root, built));
  const command = isBuilt ? [join(root, built)] : [...SOURCE, join(root, source)];
  return spawn(process.execPath, [...command, ...argv], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Goes on reading afterwards, so that the server never waits for a reader. */
function readyAt(child: ChildProcess): Promise<string> {
  return new Promise((ready, failed) => {
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const url = /Kontor is ready at (\S+)/.exec(said)?.[1];
      if (url) ready(url);
    });
    child.once('exit', (code) =>
      failed(new Error(`the server ended with ${code} before it was ready:\n${said}`)),
    );
  });
}
