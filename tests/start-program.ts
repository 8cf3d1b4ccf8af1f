import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const SOURCE = ['--conditions=kontor-source', '--import', 'tsx'];

/** Starts a program of a package: the built one where `npm test` has just built it, else its sources, which take seconds to load. */
export function startProgram(
  packageName: string,
  name: string,
  argv: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const folder = join(root, 'packages', packageName);
  const program = process.env['KONTOR_TEST_BUILT']
    ? [join(folder, 'dist', `${name}.js`)]
    : [...SOURCE, join(folder, 'src', `${name}.ts`)];
  return spawn(process.execPath, [...program, ...argv], { cwd: root, ...options });
}
