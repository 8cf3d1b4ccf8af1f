import { open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { CliError } from './cli-error.js';
import { EXIT } from './exit-code.js';
import type { Io } from './io.js';

/**
 * Lets `work` write to `file`, or to stdout if it is absent or `-`. The file gets its name only when it is complete;
 * until then it is `<file>.part`, which is removed if `work` fails.
 */
export async function writeOutput<T>(
  file: string | undefined,
  io: Pick<Io, 'stdout' | 'cwd'>,
  work: (output: Writable) => Promise<T>,
): Promise<T> {
  if (file === undefined || file === '-') return work(io.stdout);
  const path = resolve(io.cwd, file);
  const part = `${path}.part`;
  const output = await openFor(part, path);
  try {
    const result = await work(output);
    output.end();
    await finished(output);
    await rename(part, path);
    return result;
  } catch (error) {
    output.destroy();
    await rm(part, { force: true });
    throw error;
  }
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
