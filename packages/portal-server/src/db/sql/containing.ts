import type { Knex } from 'knex';

/**
 * Narrows a query to the rows of which one of the expressions contains the text, without regard to case; a blank text narrows nothing. SQLite
 * folds letters of ASCII alone, so that others are looked for in capitals at the beginning as well.
 */
export function whereContains(query: Knex.QueryBuilder, expressions: readonly string[], text: string): void {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return;
  const spellings = new Set([wanted, wanted.charAt(0).toUpperCase() + wanted.slice(1)]);
  void query.where((any) => {
    for (const expression of expressions)
      for (const spelling of spellings)
        void any.orWhereRaw(`lower(${expression}) like ? escape '!'`, [patternContaining(spelling)]);
  });
}

/** A pattern for `like … escape '!'` that matches whatever contains the text. */
export const patternContaining = (text: string): string => `%${text.replaceAll(/[!%_]/g, '!$&')}%`;
