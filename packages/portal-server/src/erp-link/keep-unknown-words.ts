import type { WordKind } from '@kontor/portal-core/erp-link';
import { cleanText } from '@kontor/portal-core/validation';
import { textOf } from './read-report.js';
import type { ReportDoors } from './report-pieces.js';
import { isWord, noteUnknownWords, type SaidWord } from './words/unknown-words.js';

/** What was wrong with each record of a set. */
type Answered = readonly { readonly errors: readonly { readonly code: string }[] }[];

/** The issues by which a word is unknown, and where it stands. */
const UNKNOWN_BY: Readonly<Record<string, { readonly kind: WordKind; readonly field: string }>> = {
  unknownErpStatus: { kind: 'status', field: 'status' },
  unknownDeliveryStatus: { kind: 'delivery_status', field: 'status' },
  unknownWarehouse: { kind: 'warehouse', field: 'warehouse' },
};

/** The words of a set for which alone its records were refused. */
const unknownWordsOf = (records: readonly unknown[], entries: Answered): SaidWord[] =>
  entries.flatMap(({ errors: [first, ...others] }, at) => {
    const by = first === undefined || others.length > 0 ? undefined : UNKNOWN_BY[first.code];
    const word = by === undefined ? '' : cleanText(textOf(records[at], by.field));
    return by === undefined || !isWord(word) ? [] : [{ kind: by.kind, word }];
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
