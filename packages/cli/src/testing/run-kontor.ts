import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { inject } from 'vitest';
import { main } from '../main.js';
import type { Keyring, RawIo } from '../terminal/io.js';

export interface RunOptions {
  /** The whole content of stdin, or a stream that is typed into. */
  readonly stdin?: string | Uint8Array | Readable;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** The keyring of the system; none by default. */
  readonly keyring?: Keyring;
  /** Whether all three streams claim to be a terminal. */
  readonly tty?: boolean;
  readonly stdout?: Writable;
  /** Called with output on stderr as it is written, to answer a question. */
  readonly onStderr?: (text: string) => void;
  /** Receives a function that presses Ctrl-C during the run. */
  readonly onInterruptible?: (press: () => void) => void;
}

export interface RunResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder for the files of a test run. */
    readonly testFolder: string;
  }
}

/** Creates a folder for one test; it is deleted after the run. */
export function aFolder(): string {
  return mkdtempSync(join(inject('testFolder'), 'test-'));
}

/** A keyring with what tests see of it; locked, it gives and takes nothing. */
export function aKeyring(): Keyring & { readonly secrets: Map<string, string>; isLocked: boolean } {
  const secrets = new Map<string, string>();
  const keyring = {
    name: 'Test Keyring',
    secrets,
    isLocked: false,
    read: async (name: string) => {
      refuseLocked();
      return secrets.get(name) ?? null;
    },
    write: async (name: string, secret: string) => {
      refuseLocked();
      secrets.set(name, secret);
    },
    remove: async (name: string) => {
      refuseLocked();
      secrets.delete(name);
    },
  };
  const refuseLocked = () => {
    if (keyring.isLocked) throw new Error('locked');
  };
  return keyring;
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
    keyring: async () => options.keyring ?? null,
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
