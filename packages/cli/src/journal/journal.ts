import type { ImportOutcome, LineRange, Reading } from '@kontor/portal-core/order-import';
import { open, readFile, rename, rm, type FileHandle } from 'node:fs/promises';

/** What an import was begun with. */
export interface JournalHeader {
  readonly journal: 'kontor-import';
  readonly version: 2;
  /** SHA-256 of the file's bytes, hex. */
  readonly sha256: string;
  readonly url: string;
  /** ERP id staff import for; null when the sign-in says whose orders they are. */
  readonly merchant: number | null;
  readonly importId: number;
  /** The key the import was opened with; null for the server's own, made of file, mapping and merchant. */
  readonly clientKey: string | null;
  /** How the file is read, so that it can go on without asking again. */
  readonly reading: Reading;
  /** What becomes of orders whose number a stored order of other content holds. */
  readonly onConflict: 'skip' | 'replace';
}

/** One chunk the server has acknowledged. */
export interface JournalChunk extends LineRange {
  readonly counts: Readonly<Record<ImportOutcome, number>>;
}

export interface Journal {
  readonly header: JournalHeader;
  readonly chunks: readonly JournalChunk[];
}

/** Where the journal of a file stands. */
export function journalPath(file: string): string {
  return `${file}.import.jsonl`;
}

/** Reads the journal of an import that was interrupted; null when there is none, or it ends within its first line. */
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

/** An open journal: every line is on the disk before `append` answers. */
export interface JournalWriter {
  append(chunk: JournalChunk): Promise<void>;
  close(): Promise<void>;
}

/**
 * Begins a journal; only its owner may read it. It holds no token. It takes the place of an earlier one whole, so that a process
 * killed meanwhile leaves the one or the other.
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

/** Forgets the import: called once the server has confirmed that it is finished. */
export async function removeJournal(path: string): Promise<void> {
  await rm(path, { force: true });
  await rm(draftOf(path), { force: true });
}

/** Where a journal is begun before it takes its place. */
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
