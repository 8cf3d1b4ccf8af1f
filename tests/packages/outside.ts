import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Outside, nobody knows of the run of tests: Next.js builds for production unless `NODE_ENV` says otherwise. */
const ENV: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' };

/** What a host of its own installs beside Kontor's packages. */
const HOST_PACKAGES = [
  'react@19',
  'react-dom@19',
  'styled-components@6',
  'vite@8',
  '@vitejs/plugin-react@6',
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

/** Packs portal-core, portal-ui and cli, and installs them with `npm install` beside the sources of several hosts. */
export function installOutside(): Promise<OutsideProject> {
  return install('tests/packages/host', ['portal-core', 'portal-ui', 'cli'], HOST_PACKAGES);
}

/** Installs the packed packages in a copy of an example, with what its own package.json asks for. */
export function installExample(name: string): Promise<OutsideProject> {
  return install(`docs/examples/${name}`, ['portal-core', 'portal-ui'], []);
}

async function install(
  sources: string,
  packages: readonly string[],
  others: readonly string[],
): Promise<OutsideProject> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-outside-'));
  cpSync(join(root, sources), folder, { recursive: true });
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, JSON.stringify({ private: true, type: 'module' }));
  const project: OutsideProject = {
    folder,
    run: async (command, ...args) => {
      const { stdout } = await execute(command, args, { cwd: folder, env: ENV, maxBuffer: 1 << 26 });
      return stdout;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  await project.run('npm', 'pack', '--silent', ...packages.map((name) => join(root, 'packages', name)));
  const packed = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  await project.run(
    'npm',
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    ...packed.map((name) => `./${name}`),
    ...others,
  );
  return project;
}
