import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks for a line on the terminal; empty without a terminal. */
export function askLine(question: string): Promise<string> {
  return process.stdin.isTTY ? ask(question, process.stdout) : Promise.resolve('');
}

/** Asks without showing the typed text; without a terminal it reads the first line of standard input. */
export async function askSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY) return ask('', process.stdout);
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const answer = await ask('', silent);
  process.stdout.write('\n');
  return answer;
}

async function ask(question: string, output: NodeJS.WritableStream): Promise<string> {
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY === true });
  try {
    return await new Promise((resolve, reject) => {
      lines.once('line', resolve);
      lines.once('close', () => reject(new Error('Nothing was given on standard input.')));
      if (question) output.write(question);
    });
  } finally {
    lines.close();
  }
}
