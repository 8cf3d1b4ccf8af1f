import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, type Stats } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Io } from '../terminal/io.js';

/** The file of an import; it is read twice, so stdin is kept in a temporary file meanwhile. */
export interface SourceFile {
  /** What the person called it: `bestellungen.csv`, or `stdin`. */
  readonly name: string;
  readonly path: string;
  readonly fromStdin: boolean;
  readonly bytes: number;
  /** Whether it is still the file that was opened, as the file system tells: nobody has written to it or put another in its place. */
  isUnchanged(): Promise<boolean>;
  /** Deletes the temporary file, if there is one. */
  release(): Promise<void>;
}

/** Finds the file, or spools stdin for `-`. Rejects as the file system does when it cannot be read, and with the signal's reason. */
export async function openSource(
  file: string,
  io: Pick<Io, 'stdin' | 'cwd'>,
  signal: AbortSignal,
): Promise<SourceFile> {
  if (file === '-') return spool(io, signal);
  const path = resolve(io.cwd, file);
  const found = await stat(path);
  if (found.isDirectory()) throw Object.assign(new Error('is a folder'), { code: 'EISDIR', path });
  const stamp = stampOf(found);
  return {
    name: basename(path),
    path,
    fromStdin: false,
    bytes: found.size,
    isUnchanged: async () => stampOf(await stat(path)) === stamp,
    release: async () => {},
  };
}

const stampOf = ({ ino, size, mtimeMs }: Stats): string => `${ino} ${size} ${mtimeMs}`;

async function spool(io: Pick<Io, 'stdin'>, signal: AbortSignal): Promise<SourceFile> {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-'));
  const path = join(folder, 'stdin.csv');
  const release = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    await pipeline(io.stdin, createWriteStream(path, { mode: 0o600 }), { signal });
    const { size } = await stat(path);
    return { name: 'stdin', path, fromStdin: true, bytes: size, isUnchanged: async () => true, release };
  } catch (error) {
    await release();
    throw signal.aborted ? signal.reason : error;
  }
}

/** Bytes of one read: few enough that a piece and its orders stay in the processor's cache, and that memory stays flat. */
const READ_BYTES = 64 * 1024;

/** Reads the file from its beginning; rejects with the signal's reason once it is aborted. */
export async function* readBytes(
  source: Pick<SourceFile, 'path'>,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  for await (const bytes of createReadStream(source.path, { highWaterMark: READ_BYTES })) {
    signal?.throwIfAborted();
    yield bytes as Uint8Array;
  }
}

/** A SHA-256 that grows with the bytes it is given. */
export function createFingerprint(): { add(bytes: Uint8Array): void; hex(): string } {
  const hash = createHash('sha256');
  return { add: (bytes) => void hash.update(bytes), hex: () => hash.digest('hex') };
}
