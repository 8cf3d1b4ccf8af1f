import { fixed, type Sql, sql } from '../../../db/index.js';

/** Letters of Latin alphabets that `foldText` leaves as they are, since they are not accented letters. */
const FURTHER_LETTERS = 'æðøþđħıłŋœŧ';
/** The usual characters after two letters. PostgreSQL's index holds sequences of three, so each of these three is looked up. */
const FOLLOWING = `\\x01-\\x7f${FURTHER_LETTERS}`;

/** The condition for texts with any other character after two letters. They are few and have their own index (021_two_letters_on_postgres). */
const FOLLOWED_BY_OTHERS = `search_text ~ '[a-z0-9]{2}[^${FOLLOWING}]'`;

const PAIR = /^[a-z0-9]{2}$/;

/** True when a folded text is two letters or digits, so that `holdsPair` applies. */
export const isPair = (folded: string): boolean => PAIR.test(folded);

/**
 * A condition for PostgreSQL that every row whose `search_text` holds the pair fulfils, and a few more. Its indexes answer each part: the
 * pair and a third letter, the pair as the end, or another character behind any two letters.
 */
export function holdsPair(pair: string): Sql {
  return sql`(search_text ~ ${`${pair}[${FOLLOWING}]`} or search_text like ${`%${pair}`} or ${fixed(FOLLOWED_BY_OTHERS)})`;
}
