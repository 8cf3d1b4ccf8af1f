import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
/** A run of tests in the copy knows nothing of the one it is part of. */
const ENV = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|FORCE_COLOR)/.test(name)),
  ),
  NO_COLOR: '1',
};

/** The repository once more, to be changed at will. */
export interface RepositoryCopy {
  readonly folder: string;
  /** Runs Node or a program of the workspace in it; answers what it printed, rejects with what it said when it fails. */
  run(program: string, ...args: readonly string[]): Promise<string>;
  /** The files that are new or no longer what they were. */
  changes(): readonly string[];
  remove(): void;
}

/** Copies what git knows of the repository or would be told; what is installed is linked. */
export function copyRepository(): RepositoryCopy {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-copy-'));
  for (const file of git(root, 'ls-files', '--cached', '--others', '--exclude-standard')) {
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  linkInstalled(folder);
  return {
    folder,
    run: (program, ...args) => {
      const command = program === 'node' ? process.execPath : join(folder, 'node_modules/.bin', program);
      return execute(command, args, { cwd: folder, env: ENV, maxBuffer: 1 << 26 }).then(
        ({ stdout }) => stdout,
        (error: Error & { readonly stdout: string; readonly stderr: string }) => {
          error.message += `\n${error.stdout}\n${error.stderr}`;
          throw error;
        },
      );
    },
    changes: () => git(folder, 'ls-files', '--modified', '--others', '--exclude-standard'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function git(folder: string, ...args: readonly string[]): string[] {
  const told = execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return told.split('\n').filter((line) => line !== '');
}

/** The workspace's own packages are those of the copy: their links lead out of `node_modules`, and so stay in it. */
function linkInstalled(folder: string): void {
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name));
  for (const place of ['.', ...packages]) {
    const [from, to] = [join(root, place, 'node_modules'), join(folder, place, 'node_modules')];
    if (!existsSync(from)) continue;
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) {
      if (name === '@kontor')
        cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
      else if (!/^\.(cache|vite|vite-temp)$/.test(name)) symlinkSync(join(from, name), join(to, name));
    }
  }
}
