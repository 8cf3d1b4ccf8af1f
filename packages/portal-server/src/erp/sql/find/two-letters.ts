import { fixed, type Sql, sql } from '../../../db/index.js';

/** Letters of Latin alphabets that `foldText` leaves as they are, since they are no letter with an accent. */
const FURTHER_LETTERS = 'æðøþđħıłŋœŧ';
/** What may follow two letters for PostgreSQL's index, which knows letters in threes, to be asked for every such three. */
const FOLLOWING = `\\x01-\\x7f${FURTHER_LETTERS}`;

/** The few texts in which something else follows; they have an index of their own (021_two_letters_on_postgres). */
const FOLLOWED_BY_OTHERS = `search_text ~ '[a-z0-9]{2}[^${FOLLOWING}]'`;

const PAIR = /^[a-z0-9]{2}$/;

/** Whether a folded text is two letters or digits, so that `holdsPair` can be asked for it. */
export const isPair = (folded: string): boolean => PAIR.test(folded);

/**
 * On PostgreSQL, what every row fulfils whose `search_text` holds the pair, and a few more, in words its indexes answer: the pair and a
 * third letter, the pair as the end, or something else behind any two letters.
 */
export function holdsPair(pair: string): Sql {
  return sql`(search_text ~ ${`${pair}[${FOLLOWING}]`} or search_text like ${`%${pair}`} or ${fixed(FOLLOWED_BY_OTHERS)})`;
}
