import { unknownBy } from '@kontor/portal-core/erp-link';
import { cleanText } from '@kontor/portal-core/validation';
import { textOf } from './read-report.js';
import type { ReportDoors } from './report-pieces.js';
import { isWord, noteUnknownWords, type SaidWord } from './words/unknown-words.js';

/** What was wrong with each record of a set. */
type Answered = readonly { readonly errors: readonly { readonly code: string }[] }[];

/** The words of a set for which alone its records were refused. */
const unknownWordsOf = (records: readonly unknown[], entries: Answered): SaidWord[] =>
  entries.flatMap(({ errors }, at) => {
    const by = unknownBy(errors);
    const word = by === null ? '' : cleanText(textOf(records[at], by.field));
    return by === null || !isWord(word) ? [] : [{ kind: by.kind, word }];
  });

/** Keeps the words for which alone records of a set were refused, so that a person can say what they mean. */
export async function keepUnknownWords(
  { write, now }: Pick<ReportDoors, 'write' | 'now'>,
  records: readonly unknown[],
  entries: Answered,
): Promise<void> {
  const words = unknownWordsOf(records, entries);
  if (words.length > 0) await write((trx) => noteUnknownWords(trx, words, new Date(now).toISOString()));
}
