import { journalPath, readJournal } from '../journal/index.js';
import { importOrders, type OrdersImportOptions } from '../order-import/index.js';
import { chooseColors, CliError, EXIT, type ExitCode, type Io } from '../terminal/index.js';
import { Readable, Writable } from 'node:stream';
import type { Arrived, Place } from './inbox.js';

/** What became of a file. */
export interface Imported {
  /** Where it belongs; null if it stays, to be tried again. */
  readonly place: Place | null;
  readonly exit: ExitCode;
  /** What the import said, as a document. */
  readonly document: Readonly<Record<string, unknown>>;
  /** The same for a person. */
  readonly text: string;
}

/** Failures that have nothing to do with the file: another process is at work on it, or it was written to. */
const PASSING: ReadonlySet<unknown> = new Set(['locked', 'file_changed']);

/**
 * Imports a file as `kontor orders import` without a terminal does. An import that was interrupted is continued. Never
 * throws: a failure is told as the command would tell it.
 */
export async function importArrived(
  { path }: Arrived,
  given: Omit<OrdersImportOptions, 'file'>,
  io: Io,
): Promise<Imported> {
  const said = { out: '', err: '' };
  const quiet: Io = {
    ...io,
    stdin: Readable.from([]),
    stdout: writingTo((text) => (said.out += text)),
    stderr: writingTo((text) => (said.err += text)),
    isTty: { stdin: false, stdout: false, stderr: false },
    colors: chooseColors('never', io),
    // A stop lets the file at hand finish.
    onInterrupt: () => () => {},
  };
  const options = { ...given, file: path, json: true, yes: true, force: true };
  try {
    const exit = await importWhole(options, quiet);
    return {
      place: exit === EXIT.done ? 'done' : 'rejected',
      exit,
      document: parsed(said.out),
      text: said.err,
    };
  } catch (error) {
    const { tellFailure } = await import('../terminal/told-failure.js');
    said.out = '';
    const exit = tellFailure(error, { json: true }, quiet);
    tellFailure(error, {}, quiet);
    const document = parsed(said.out);
    const isLeft = PASSING.has(document['code']) || exit === EXIT.network || exit === EXIT.signIn;
    const place = isLeft || (await isBegun(path)) ? null : exit === EXIT.usage ? 'questions' : 'rejected';
    return { place, exit, document, text: said.err };
  }
}

/** Continues an interrupted import. If another file lies under its name now, that one is imported from its beginning. */
async function importWhole(options: OrdersImportOptions, io: Io): Promise<ExitCode> {
  if (!(await isBegun(options.file))) return importOrders(options, io);
  try {
    return await importOrders({ ...options, resume: true }, io);
  } catch (error) {
    if (!(error instanceof CliError) || error.code !== 'file_changed') throw error;
    return importOrders({ ...options, new: true }, io);
  }
}

const isBegun = async (path: string): Promise<boolean> => (await readJournal(journalPath(path))) !== null;

const parsed = (text: string): Imported['document'] =>
  text === '' ? {} : (JSON.parse(text) as Imported['document']);

function writingTo(take: (text: string) => void): Writable {
  return new Writable({
    write: (chunk: Buffer | string, _encoding, done) => {
      take(String(chunk));
      done();
    },
  });
}
