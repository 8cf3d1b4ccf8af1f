import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A program of the server in a process of its own. */
export interface Running {
  readonly process: ChildProcessWithoutNullStreams;
  /** Its whole output so far, including errors. */
  output(): string;
  /** Waits until it has printed the text; rejects when it ends before. */
  printed(text: string | RegExp): Promise<void>;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
}

/** The program's path: the built one in `npm test`, which has just built everything; else the sources, which take seconds to load. */
function program(name: string): string[] {
  const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
  if (process.env['KONTOR_TEST_BUILT']) return [path(`../../dist/${name}.js`)];
  return ['--conditions=kontor-source', '--import', 'tsx', path(`../${name}.ts`)];
}

/** Starts the program `main` or `create-admin` with only the given variables (and those that Node needs) in its environment. */
export function startProgram(
  name: 'main' | 'create-admin',
  environment: Record<string, string>,
  args: string[] = [],
): Running {
  const child = spawn(process.execPath, [...program(name), ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...environment },
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      listeners.forEach((listener) => listener());
    });
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  return {
    process: child,
    output: () => output,
    ended,
    printed(text) {
      const seen = () => (typeof text === 'string' ? output.includes(text) : text.test(output));
      return new Promise((resolve, reject) => {
        const look = () => seen() && (listeners.delete(look), resolve());
        listeners.add(look);
        look();
        void ended.then(() => reject(new Error(`ended without printing ${String(text)}: ${output}`)));
      });
    },
  };
}
