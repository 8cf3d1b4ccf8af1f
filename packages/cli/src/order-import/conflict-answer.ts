import type { Io } from '../terminal/index.js';
import type { ConflictChoice } from './task/import-options.js';

/** An answer about conflicts: for all of them, `each` to be asked one by one, or `rest` to be asked for all others at once. */
export type ConflictAnswer = ConflictChoice | 'each' | 'rest';

const ANSWERS: readonly ConflictAnswer[] = ['skip', 'replace', 'each', 'rest', 'stop'];

/**
 * The answer meant by a typed text: a word of the flag, or the beginning of the answer in the reader's language, or of another word of
 * it; null if it is none of these.
 */
export function conflictAnswer<Answer extends ConflictAnswer>(
  typed: string,
  possible: readonly Answer[],
  { t }: Pick<Io, 't'>,
): Answer | null {
  const text = plain(typed.trim());
  if (text === '') return null;
  const named = possible.find((answer) => answer === text);
  const begins = (answer: Answer) => plain(t(`cli.conflict_${answer}`)).startsWith(text);
  const holds = (answer: Answer) => plain(t(`cli.conflict_${answer}`)).includes(` ${text}`);
  return named ?? possible.find(begins) ?? possible.find(holds) ?? null;
}

/** Lists the possible answers with the letters that are enough: `überspringen (ü), ersetzen (e)`. */
export function answersText(possible: readonly ConflictAnswer[], { t }: Pick<Io, 't'>): string {
  return ANSWERS.filter((answer) => possible.includes(answer))
    .map((answer) => t(`cli.conflict_${answer}`))
    .map((word) => `${word} (${word.slice(0, 1)})`)
    .join(', ');
}

/** Lower-case text without marks on its letters, for keyboards that lack them. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}
