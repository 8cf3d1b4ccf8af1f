import { createHash } from 'node:crypto';
import { createWriteStream, type Stats } from 'node:fs';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Io } from '../../terminal/index.js';

/** The file of an import. It is read twice, so stdin is kept in a temporary file meanwhile. */
export interface SourceFile {
  /** Name given by the user: `bestellungen.csv`, or `stdin`. */
  readonly name: string;
  readonly path: string;
  readonly fromStdin: boolean;
  readonly bytes: number;
  /** Whether the file system reports the same file that was opened: nobody has written to it or replaced it. */
  isUnchanged(): Promise<boolean>;
  /** Deletes the temporary file, if there is one. */
  release(): Promise<void>;
}

/** Opens the file, or spools stdin for `-`. Rejects with the file system's error if it cannot be read, or with the signal's reason. */
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

/** Size in bytes of a piece, small enough that a piece and its orders stay in the processor's cache. */
const PIECE_BYTES = 64 * 1024;
/** Size in bytes of one read into a reused buffer. A read returns several pieces, because each read has a fixed cost. */
const READ_BYTES = 4 * PIECE_BYTES;

/**
 * Reads the file from the beginning into a reused buffer, so a piece is valid only until the next one is requested.
 * Rejects with the signal's reason once it is aborted.
 */
export async function* readBytes(
  source: Pick<SourceFile, 'path'>,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const file = await open(source.path);
  const read = new Uint8Array(READ_BYTES);
  try {
    for (;;) {
      const { bytesRead } = await file.read(read, 0, READ_BYTES, null);
      if (bytesRead === 0) return;
      for (let at = 0; at < bytesRead; at += PIECE_BYTES) {
        signal?.throwIfAborted();
        yield read.subarray(at, Math.min(at + PIECE_BYTES, bytesRead));
      }
    }
  } finally {
    await file.close();
  }
}

/** Creates an incremental SHA-256. */
export function createFingerprint(): { add(bytes: Uint8Array): void; hex(): string } {
  const hash = createHash('sha256');
  return { add: (bytes) => void hash.update(bytes), hex: () => hash.digest('hex') };
}
