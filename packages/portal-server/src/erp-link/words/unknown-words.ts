import { wordKey, type UnknownWord, type WordKind } from '@kontor/portal-core/erp-link';
import { cleanText } from '@kontor/portal-core/validation';
import type { Knex } from 'knex';
import { columns, execute, insertSet, limitTo, rowsOf, sql, type Writer } from '../../db/index.js';

/** A word of the ERP, and what it names. */
export type SaidWord = Pick<UnknownWord, 'kind' | 'word'>;

const UNKNOWN = columns('erp_unknown_words', ['id', 'kind', 'word', 'times', 'last_seen']);
/** Most words that are kept, the last seen ones: an ERP may send anything. */
const KEPT = 200;
/** Most characters of a word; what is longer is none. */
const LONGEST = 100;

/** Reads the words that nobody has said the meaning of, the last seen first. */
export const readUnknownWords = (read: Knex): Promise<UnknownWord[]> =>
  rowsOf(read, sql`select ${UNKNOWN} from erp_unknown_words order by last_seen desc, id desc`);

const COLUMNS = {
  word_key: 'text',
  kind: 'text',
  word: 'text',
  times: 'integer',
  last_seen: 'text',
} as const;
const TAIL = `on conflict (kind, word_key) do update set word = excluded.word, last_seen = excluded.last_seen,
  times = erp_unknown_words.times + excluded.times`;

/** Whether a text is a word that is kept. */
export const isWord = (text: string): boolean => text !== '' && text.length <= LONGEST;

/** Counts words that nobody has said the meaning of, each as often as it is among them. */
export async function noteUnknownWords(
  trx: Writer,
  words: readonly SaidWord[],
  instant: string,
): Promise<void> {
  const counted = new Map<string, SaidWord & { readonly times: number }>();
  for (const { kind, word } of words.filter(({ word }) => isWord(word))) {
    const key = `${kind}\n${wordKey(word)}`;
    counted.set(key, { kind, word, times: (counted.get(key)?.times ?? 0) + 1 });
  }
  const rows = [...counted.values()].map(({ kind, word, times }) => [
    wordKey(word),
    kind,
    cleanText(word),
    times,
    instant,
  ]);
  await insertSet(trx, { table: 'erp_unknown_words', columns: COLUMNS, tail: TAIL }, rows);
  await execute(
    trx,
    sql`delete from erp_unknown_words where id not in
        (select id from erp_unknown_words order by last_seen desc, id desc ${limitTo(KEPT)})`,
  );
}

/** Forgets a word whose meaning was said. */
export const forgetUnknownWord = (trx: Writer, kind: WordKind, key: string): Promise<void> =>
  execute(trx, sql`delete from erp_unknown_words where kind = ${kind} and word_key = ${key}`);
