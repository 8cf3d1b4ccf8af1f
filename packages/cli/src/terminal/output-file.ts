import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { CliError, usageError } from './cli-error.js';
import { EXIT } from './exit-code.js';
import type { Io } from './io.js';

/** The options that say where a command writes. */
export interface OutputOptions {
  readonly output?: string;
  /** Whether a file that exists may be replaced. */
  readonly force?: boolean;
}

/**
 * Lets `work` write to the file of `--output`, or to stdout if it is absent or `-`. The file gets its name only when it
 * is complete; until then it is `<file>.part`, which is removed if `work` fails. Throws a usage error before `work`
 * begins if the file exists, unless it may be replaced.
 */
export async function writeOutput<T>(
  options: OutputOptions,
  io: Pick<Io, 'stdout' | 'cwd'>,
  work: (output: Writable) => Promise<T>,
): Promise<T> {
  const { output: file } = options;
  if (file === undefined || file === '-') {
    if (!options.force) return work(io.stdout);
    throw usageError('flag_needs', { key: 'cli.flagNeeds', params: { flag: '--force', other: '--output' } });
  }
  const path = resolve(io.cwd, file);
  const before = await refuseExisting(options, path);
  // What is no file, such as /dev/null, is written to and not replaced.
  const part = before === null || before.isFile() ? `${path}.part` : path;
  const output = await openFor(part, path);
  try {
    const result = await work(output);
    output.end();
    await finished(output);
    if (part !== path) await rename(part, path);
    return result;
  } catch (error) {
    output.destroy();
    if (part !== path) await rm(part, { force: true });
    throw isOf(error, part) ? Object.assign(error, { path }) : error;
  }
}

/** Throws a usage error if a file exists that must not be replaced. What is no file, such as a terminal, is no obstacle. */
export async function refuseExisting({ force }: Pick<OutputOptions, 'force'>, path: string) {
  const found = await stat(path).catch(() => null);
  if (force || found?.isFile() !== true) return found;
  throw usageError('file_exists', { key: 'cli.fileExists', params: { path } });
}

/** Whether a failure is about the file itself, such as a full disk; its writing has no path. */
function isOf(error: unknown, part: string): error is Error {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return false;
  const isAt = 'path' in error && error.path === part;
  return isAt || (error.syscall === 'write' && error.code === 'ENOSPC');
}

/** Opens the file `part` that becomes `path`. Later errors are reported by the next write. */
async function openFor(part: string, path: string): Promise<Writable> {
  const handle = await open(part, 'w').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT'
      ? new CliError('file', EXIT.failed, { key: 'cli.folderNotFound', params: { path: dirname(path) } })
      : Object.assign(error, { path });
  });
  return handle.createWriteStream().on('error', () => {});
}

/** Writes a piece and waits if the reader is slower. Rejects if the reader is gone. */
export async function writePiece(output: Writable, piece: Uint8Array | string): Promise<void> {
  if (output.errored) throw output.errored;
  if (output.destroyed) throw Object.assign(new Error('the reader has gone'), { code: 'EPIPE' });
  if (output.write(piece)) return;
  await new Promise<void>((done, failed) => {
    const settle = (error?: Error): void => {
      output.off('drain', drained).off('error', settle).off('close', closed);
      if (error) failed(error);
      else done();
    };
    const drained = (): void => settle();
    const closed = (): void => settle(Object.assign(new Error('the reader has gone'), { code: 'EPIPE' }));
    output.once('drain', drained).once('error', settle).once('close', closed);
  });
}
