import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CliError } from './cli-error.js';
import { EXIT } from './exit-code.js';
import type { RawIo } from './io.js';
import { wrapped } from './wrap.js';

type Asking = Pick<RawIo, 'stdin' | 'stderr' | 'columns'>;

/**
 * Asks on `stderr`, wrapped at the width of the terminal, and reads one line from it. Ctrl-C or Ctrl-D ends the command as interrupted.
 */
export async function ask(io: Asking, question: string): Promise<string> {
  const words = question.trimEnd();
  return askOn(io, io.stderr, wrapped(words, io.columns?.()) + question.slice(words.length));
}

/** Asks without showing the typed text. */
export async function askHidden(io: Pick<RawIo, 'stdin' | 'stderr'>, question: string): Promise<string> {
  io.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    return await askOn(io, silent, '');
  } finally {
    io.stderr.write('\n');
  }
}

async function askOn(io: Pick<RawIo, 'stdin'>, output: Writable, question: string): Promise<string> {
  const lines = createInterface({ input: io.stdin, output, terminal: true, historySize: 0 });
  const gone = new AbortController();
  lines.once('SIGINT', () => gone.abort());
  lines.once('close', () => gone.abort());
  try {
    return await lines.question(question, { signal: gone.signal });
  } catch {
    throw new CliError('interrupted', EXIT.interrupted, { key: 'cli.interrupted' });
  } finally {
    lines.close();
  }
}

/** Asks for a yes or no; true if the answer starts with the first letter of the language's yes. */
export async function confirm(io: Asking, question: string, yes: string): Promise<boolean> {
  const answer = (await ask(io, question)).trim().toLowerCase();
  return answer !== '' && yes.toLowerCase().startsWith(answer[0] ?? '');
}

/** The first line of a stream that is not a terminal, without its line break. */
export async function firstLine(stream: AsyncIterable<Uint8Array | string>): Promise<string> {
  let text = '';
  for await (const part of stream) {
    text += typeof part === 'string' ? part : Buffer.from(part).toString('utf8');
    if (text.includes('\n')) break;
  }
  return text.split(/\r?\n/, 1)[0] ?? '';
}
