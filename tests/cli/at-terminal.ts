import type { RunResult } from '@kontor/cli/testing';
import { PassThrough } from 'node:stream';
import type { SignedIn } from './signed-in.js';

/** Runs `kontor` at a terminal, answering each question that holds a text once. */
export function atTerminal(
  user: SignedIn,
  argv: readonly string[],
  answers: readonly (readonly [question: string, answer: string])[],
): Promise<RunResult> {
  const stdin = new PassThrough();
  const left = [...answers];
  return user.run(argv, {
    stdin,
    tty: true,
    onStderr: (text) => {
      const [next] = left;
      if (next === undefined || !text.includes(next[0])) return;
      left.shift();
      setImmediate(() => stdin.write(`${next[1]}\r`));
    },
  });
}
