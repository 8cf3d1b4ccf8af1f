import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aFolder, runKontor, type RunOptions, type RunResult } from '@kontor/cli/testing';
import { DEMO_PASSWORD, type PortalProcess } from './processes.js';

/** `kontor` of a demo user who has signed in, in a folder of its own. */
export interface SignedIn {
  readonly folder: string;
  /** Writes a file into the folder and returns its path. */
  write(name: string, content: string | Buffer): string;
  /** The environment of a process that is to act as this user. */
  readonly env: Readonly<Record<string, string>>;
  run(argv: readonly string[], options?: RunOptions): Promise<RunResult>;
  /** Runs with `--json` and answers the document beside the exit code. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks at whatever the document holds
  json(argv: readonly string[], options?: RunOptions): Promise<{ code: number; document: any }>;
}

/** Signs a demo user in with `kontor login`. */
export async function signIn(portal: PortalProcess, username: string): Promise<SignedIn> {
  const folder = aFolder();
  const env = { KONTOR_URL: portal.url, KONTOR_CONFIG_DIR: aFolder(), KONTOR_LANGUAGE: 'en' };
  const run: SignedIn['run'] = (argv, options = {}) =>
    runKontor(argv, { cwd: folder, ...options, env: { ...env, ...options.env } });
  const login = await run(['login', '--username', username], { stdin: `${DEMO_PASSWORD}\n` });
  if (login.code !== 0) throw new Error(login.stderr);
  return {
    folder,
    env,
    run,
    write(name, content) {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    },
    async json(argv, options) {
      const { code, stdout } = await run([...argv, '--json'], options);
      return { code, document: JSON.parse(stdout) };
    },
  };
}
