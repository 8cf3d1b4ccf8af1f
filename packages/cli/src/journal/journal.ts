import type { ImportOutcome, LineRange, Reading } from '@kontor/portal-core/order-import';
import { open, readFile, rename, rm, type FileHandle } from 'node:fs/promises';

/** First line of a journal: what the import was started with. */
export interface JournalHeader {
  readonly journal: 'kontor-import';
  readonly version: 2;
  /** SHA-256 of the file's bytes, hex. */
  readonly sha256: string;
  readonly url: string;
  /** ERP id of the merchant that staff import for; null if the sign-in determines the merchant. */
  readonly merchant: number | null;
  readonly importId: number;
  /** The key the import was opened with; null for the server's own, which is made of file, mapping and merchant. */
  readonly clientKey: string | null;
  /** How the file is read, so that the import can continue without questions. */
  readonly reading: Reading;
  /** What happens to orders whose number belongs to a stored order with other content. */
  readonly onConflict: 'skip' | 'replace';
  /** Numbers of orders to skip although others are replaced. */
  readonly skipped?: readonly string[];
  /** Numbers of orders that were chosen one by one to replace the stored ones. */
  readonly named?: readonly string[];
  /** Whether orders that are stored already under quite another number stay out. */
  readonly holdsTwins?: boolean;
}

/** A chunk the server has acknowledged. */
export interface JournalChunk extends LineRange {
  readonly counts: Readonly<Record<ImportOutcome, number>>;
}

export interface Journal {
  readonly header: JournalHeader;
  readonly chunks: readonly JournalChunk[];
}

/** Path of a file's journal. */
export function journalPath(file: string): string {
  return `${file}.import.jsonl`;
}

/** Reads the journal of an interrupted import; null if there is none, or if it ends within its first line. */
export async function readJournal(path: string): Promise<Journal | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  // A line counts once its line end is written: what follows the last one is torn.
  const [header, ...chunks] = text.split('\n').slice(0, -1).map(parseLine);
  if (!isHeader(header)) return null;
  const torn = chunks.findIndex((chunk) => !isChunk(chunk));
  return { header, chunks: (torn < 0 ? chunks : chunks.slice(0, torn)) as JournalChunk[] };
}

/** An open journal. `append` resolves when the line is on the disk. */
export interface JournalWriter {
  append(chunk: JournalChunk): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a journal that only its owner may read. It contains no token. An earlier journal is replaced atomically, so
 * that a process killed in between leaves the one or the other.
 */
export async function beginJournal(path: string, header: JournalHeader): Promise<JournalWriter> {
  const draft = draftOf(path);
  await rm(draft, { force: true });
  const file = await open(draft, 'wx', 0o600);
  try {
    await writeLine(file, header);
    await rename(draft, path);
  } catch (error) {
    await file.close();
    await rm(draft, { force: true });
    throw error;
  }
  return { append: (chunk) => writeLine(file, chunk), close: () => file.close() };
}

/** Deletes the journal. Call it after the server has confirmed that the import is finished. */
export async function removeJournal(path: string): Promise<void> {
  await rm(path, { force: true });
  await rm(draftOf(path), { force: true });
}

/** Path of a new journal before it replaces the old one. */
const draftOf = (path: string): string => `${path}.new`;

async function writeLine(file: FileHandle, value: unknown): Promise<void> {
  await file.appendFile(`${JSON.stringify(value)}\n`);
  await file.sync();
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function isHeader(value: unknown): value is JournalHeader {
  const header = value as Partial<JournalHeader> | null;
  return header?.journal === 'kontor-import' && header.version === 2 && typeof header.importId === 'number';
}

function isChunk(value: unknown): value is JournalChunk {
  const chunk = value as Partial<JournalChunk> | null;
  return typeof chunk?.from === 'number' && typeof chunk.to === 'number' && chunk.counts !== undefined;
}
