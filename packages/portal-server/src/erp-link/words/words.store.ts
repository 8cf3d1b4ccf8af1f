import {
  vocabularyOf,
  wordKey,
  type ErpVocabulary,
  type ErpWord,
  type ErpWordInput,
} from '@kontor/portal-core/erp-link';
import { cleanText } from '@kontor/portal-core/validation';
import type { Knex } from 'knex';
import { columns, execute, rowsOf, sql, type Row, type Writer } from '../../db/index.js';
import { forgetUnknownWord } from './unknown-words.js';

const WORD = columns('erp_words', ['id', 'kind', 'word', 'meaning', 'place', 'is_written']);

/** Reads the words of the ERP, by kind and word. */
export async function readWords(read: Knex): Promise<ErpWord[]> {
  const rows = await rowsOf(read, sql`select ${WORD} from erp_words order by kind, word_key, place_key`);
  return rows.map(shown);
}

const shown = ({ is_written, ...word }: Omit<Row<'erp_words'>, 'word_key' | 'place_key'>): ErpWord => ({
  ...word,
  isWritten: is_written === 1,
});

/** Reads the words of the ERP as what translates its records. */
export const readVocabulary = async (read: Knex): Promise<ErpVocabulary> =>
  vocabularyOf(await readWords(read));

/** Stores what a word means, in place of what it meant before. */
export async function storeWord(trx: Writer, input: ErpWordInput): Promise<ErpWord> {
  const { kind } = input;
  const isWritten = input.isWritten ? 1 : 0;
  const [word, meaning, place] = [cleanText(input.word), cleanText(input.meaning), cleanText(input.place)];
  const [key, placeKey] = [wordKey(word), kind === 'position' ? wordKey(place) : ''];
  if (input.isWritten)
    await execute(
      trx,
      sql`update erp_words set is_written = 0 where kind = ${kind} and meaning = ${meaning}`,
    );
  await execute(
    trx,
    sql`insert into erp_words (kind, word, word_key, meaning, place, place_key, is_written)
        values (${kind}, ${word}, ${key}, ${meaning}, ${place}, ${placeKey}, ${isWritten})
        on conflict (kind, word_key, place_key) do update
        set word = excluded.word, meaning = excluded.meaning, place = excluded.place, is_written = excluded.is_written`,
  );
  await forgetUnknownWord(trx, kind, key);
  const [stored] = await rowsOf(
    trx,
    sql`select ${WORD} from erp_words where kind = ${kind} and word_key = ${key} and place_key = ${placeKey}`,
  );
  if (stored === undefined) throw new Error('The word was not stored');
  return shown(stored);
}

/** Forgets a word; false when there is none of that number. */
export async function removeWord(trx: Writer, id: number): Promise<boolean> {
  const [word] = await rowsOf(trx, sql`select ${WORD} from erp_words where id = ${id}`);
  if (word !== undefined) await execute(trx, sql`delete from erp_words where id = ${id}`);
  return word !== undefined;
}
