import { createHash } from 'node:crypto';
import { createWriteStream, type Stats } from 'node:fs';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Io } from '../terminal/index.js';

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

/** Bytes handed on at once: few enough that a piece and its orders stay in the processor's cache. */
const PIECE_BYTES = 64 * 1024;
/** Bytes of one read: few, since each costs something however short it is, into memory that is used again. */
const READ_BYTES = 4 * PIECE_BYTES;

/**
 * Reads the file from its beginning into the same memory again and again, so a piece holds only until the next one is asked for; rejects
 * with the signal's reason once it is aborted.
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

/** A SHA-256 that grows with the bytes it is given. */
export function createFingerprint(): { add(bytes: Uint8Array): void; hex(): string } {
  const hash = createHash('sha256');
  return { add: (bytes) => void hash.update(bytes), hex: () => hash.digest('hex') };
}
