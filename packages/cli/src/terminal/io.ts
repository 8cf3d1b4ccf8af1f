import type { Language, Translate } from '@kontor/portal-core/i18n';
import type { Readable, Writable } from 'node:stream';
import type { Colors } from 'picocolors/types.js';
import { wrapped } from './wrap.js';

/** The system's store of secrets. Every call rejects when it is locked or does not answer in time. */
export interface Keyring {
  /** What the system calls it. */
  readonly name: string;
  /** Resolves to null if there is no secret of that name. */
  read(name: string): Promise<string | null>;
  write(name: string, secret: string): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Access of a command to the process around it; tests pass their own. */
export interface RawIo {
  readonly stdin: Readable;
  /** For data only. */
  readonly stdout: Writable;
  /** For messages to the user: progress, what was detected, errors. */
  readonly stderr: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Opens the system's keyring; resolves to null where there is none. */
  readonly keyring: () => Promise<Keyring | null>;
  /** Whether each stream is a terminal. Questions are asked only if `stdin` and `stderr` both are. */
  readonly isTty: { readonly stdin: boolean; readonly stdout: boolean; readonly stderr: boolean };
  /** Width of the terminal in characters, which may change; undefined where nothing is wrapped. */
  readonly columns?: () => number | undefined;
  /** Calls `handler` at every Ctrl-C (or SIGTERM) until the returned function is called. */
  readonly onInterrupt: (handler: () => void) => () => void;
  /** Exits at once, without waiting for anything. */
  readonly exit: (code: number) => void;
}

/** A command's io, with its language and colours. */
export interface Io extends RawIo {
  readonly language: Language;
  readonly t: Translate;
  /** Colours for text on `stderr`. */
  readonly colors: Colors;
}

/** Options of every command. */
export interface GlobalOptions {
  readonly url?: string;
  /** Name of a stored account. */
  readonly account?: string;
  readonly language?: string;
  readonly color?: string;
  readonly verbose?: boolean;
  readonly quiet?: boolean;
  /** Prints one JSON document on `stdout` instead of text, errors included. */
  readonly json?: boolean;
}

/** Exports of a `<feature>.command.ts` module. `run` executes the command and resolves to the exit code. */
export interface CommandModule<Options> {
  run(options: Options, io: Io): Promise<number>;
}

/** Whether questions may be asked. */
export function canAsk(io: Pick<RawIo, 'isTty'>): boolean {
  return io.isTty.stdin && io.isTty.stderr;
}

/** Writes a line to `stderr`, wrapped at the width of a terminal. */
export function say(io: Said, line: string): void {
  io.stderr.write(`${io.isTty?.stderr === true ? wrapped(line, io.columns?.()) : line}\n`);
}

type Said = Pick<RawIo, 'stderr' | 'columns'> & Partial<Pick<RawIo, 'isTty'>>;

/** Writes text that is to be read to `stdout`, wrapped at the width of a terminal. */
export function sayOut(io: Pick<RawIo, 'stdout' | 'isTty' | 'columns'>, text: string): void {
  io.stdout.write(`${io.isTty.stdout ? wrapped(text, io.columns?.()) : text}\n`);
}

/** Writes one JSON document to `stdout`. */
export function printJson(io: Pick<RawIo, 'stdout'>, value: unknown): void {
  io.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}
