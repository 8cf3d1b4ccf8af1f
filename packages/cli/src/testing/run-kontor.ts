import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { inject } from 'vitest';
import { main } from '../main.js';
import type { RawIo } from '../terminal/io.js';

export interface RunOptions {
  /** Everything stdin holds, or a stream that is typed into. */
  readonly stdin?: string | Uint8Array | Readable;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Whether all three streams claim to be a terminal. */
  readonly tty?: boolean;
  readonly stdout?: Writable;
  /** Sees what is said on stderr as it is said, to answer a question. */
  readonly onStderr?: (text: string) => void;
  /** Receives the handler of Ctrl-C, to press it during the run. */
  readonly onInterruptible?: (press: () => void) => void;
}

export interface RunResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests of a run keep their files. */
    readonly testFolder: string;
  }
}

/** A folder of its own for a test; it goes with the run. */
export function aFolder(): string {
  return mkdtempSync(join(inject('testFolder'), 'test-'));
}

/** Runs `kontor` inside the test, in English unless `env` says otherwise, with a user file of its own unless `env` names one. */
export async function runKontor(argv: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  const tty = options.tty ?? false;
  const io: RawIo = {
    stdin: toStream(options.stdin ?? ''),
    stdout: options.stdout ?? collect(stdout),
    stderr: collect(stderr, options.onStderr),
    env: { KONTOR_LANGUAGE: 'en', KONTOR_CONFIG_DIR: aFolder(), ...options.env },
    cwd: options.cwd ?? aFolder(),
    isTty: { stdin: tty, stdout: tty, stderr: tty },
    onInterrupt: (handler) => {
      options.onInterruptible?.(handler);
      return () => {};
    },
    exit: (code) => {
      throw new Error(`left at once with ${code}`);
    },
  };
  const code = await main(argv, io);
  return { code, stdout: textOf(stdout), stderr: textOf(stderr) };
}

function toStream(stdin: string | Uint8Array | Readable): Readable {
  if (stdin instanceof Readable) return stdin;
  const stream = new PassThrough();
  stream.end(stdin);
  return stream;
}

function collect(into: Buffer[], onText?: (text: string) => void): Writable {
  return new Writable({
    write: (chunk: Buffer | string, _encoding, done) => {
      into.push(Buffer.from(chunk));
      onText?.(String(chunk));
      done();
    },
  });
}

function textOf(pieces: readonly Buffer[]): string {
  return Buffer.concat(pieces).toString('utf8');
}
