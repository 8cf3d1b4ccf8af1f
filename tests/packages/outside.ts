import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a host of its own installs beside Kontor's packages. */
const HOST_PACKAGES = [
  'react@19',
  'react-dom@19',
  'styled-components@6',
  'vite@8',
  '@types/react@19',
  '@types/react-dom@19',
  '@types/node@20',
  'types-react-18@npm:@types/react@18',
];

/** A project outside the workspace into which the packed packages are installed, as a partner has it. */
export interface OutsideProject {
  readonly folder: string;
  /** Runs a command in it; answers what it printed, rejects with what it said when it fails. */
  run(command: string, ...args: readonly string[]): Promise<string>;
  remove(): void;
}

/** Packs portal-core, portal-ui and cli, and installs them with `npm install` beside the sources of `hosts`. */
export async function installOutside(): Promise<OutsideProject> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-outside-'));
  cpSync(join(root, 'tests/packages/host'), folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const project: OutsideProject = {
    folder,
    run: async (command, ...args) => {
      const { stdout } = await execute(command, args, { cwd: folder, maxBuffer: 1 << 26 });
      return stdout;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  for (const name of ['portal-core', 'portal-ui', 'cli'])
    await project.run('npm', 'pack', '--silent', join(root, 'packages', name));
  const packed = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  await project.run(
    'npm',
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    ...packed.map((name) => `./${name}`),
    ...HOST_PACKAGES,
  );
  return project;
}
