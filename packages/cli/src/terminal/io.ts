import type { Language, Translate } from '@kontor/portal-core';
import type { Readable, Writable } from 'node:stream';
import type { Colors } from 'picocolors/types.js';

/** What a command may touch of the process around it; tests hand in their own. */
export interface RawIo {
  readonly stdin: Readable;
  /** Data only. */
  readonly stdout: Writable;
  /** Everything said to a person: progress, what was detected, errors. */
  readonly stderr: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Whether each stream is a terminal; nothing is asked unless `stdin` and `stderr` both are. */
  readonly isTty: { readonly stdin: boolean; readonly stdout: boolean; readonly stderr: boolean };
  /** Calls `handler` at every Ctrl-C (or SIGTERM) until the returned function is called. */
  readonly onInterrupt: (handler: () => void) => () => void;
  /** Leaves at once, without waiting for anything. */
  readonly exit: (code: number) => void;
}

/** A command's surroundings, dressed with the language and colours chosen for it. */
export interface Io extends RawIo {
  readonly language: Language;
  readonly t: Translate;
  /** For text on `stderr`. */
  readonly colors: Colors;
}

/** Options every command takes. */
export interface GlobalOptions {
  readonly url?: string;
  readonly language?: string;
  readonly color?: string;
  readonly verbose?: boolean;
  readonly quiet?: boolean;
  /** One JSON document on `stdout` in place of text, errors included. */
  readonly json?: boolean;
}

/** What `<feature>.command.ts` modules export: runs the command and answers the exit code. */
export interface CommandModule<Options> {
  run(options: Options, io: Io): Promise<number>;
}

/** Whether a question may be asked. */
export function canAsk(io: Pick<RawIo, 'isTty'>): boolean {
  return io.isTty.stdin && io.isTty.stderr;
}

/** Says a line to the person at `stderr`. */
export function say(io: Pick<RawIo, 'stderr'>, line: string): void {
  io.stderr.write(`${line}\n`);
}

/** Writes one JSON document to `stdout`. */
export function printJson(io: Pick<RawIo, 'stdout'>, value: unknown): void {
  io.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}
