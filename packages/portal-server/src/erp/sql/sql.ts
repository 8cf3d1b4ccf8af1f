import type { DataScope } from '@kontor/portal-core';

/** What a `?` stands for. A list is one JSON text on SQLite and an array on PostgreSQL (see `inList`). */
export type SqlValue = string | number | readonly (string | number)[];

/** A piece of SQL with the values of its `?`, in order. */
export interface Sql {
  readonly sql: string;
  readonly bindings: readonly SqlValue[];
}

/** Puts pieces together: a piece stands as it is, every other value becomes a bound `?`, never text of the statement. */
export function sql(texts: TemplateStringsArray, ...parts: readonly (Sql | SqlValue)[]): Sql {
  let text = texts[0] ?? '';
  const bindings: SqlValue[] = [];
  parts.forEach((part, index) => {
    if (typeof part === 'object' && 'sql' in part) {
      text += part.sql;
      bindings.push(...part.bindings);
    } else {
      text += '?';
      bindings.push(part);
    }
    text += texts[index + 1] ?? '';
  });
  return { sql: text, bindings };
}

/** Text of the statement itself; only ever our own, never a user's. */
export const fixed = (text: string): Sql => ({ sql: text, bindings: [] });

/** `limit …` with the number in the text: SQLite compiles a statement anew whenever a number is bound to its limit. */
export const limitTo = (count: number): Sql => fixed(`limit ${count}`);

/** The pieces with a separator between them. */
export function joined(pieces: readonly Sql[], separator: string): Sql {
  return {
    sql: pieces.map((piece) => piece.sql).join(separator),
    bindings: pieces.flatMap((piece) => piece.bindings),
  };
}

/** All of them hold; true when there are none. */
export const allHold = (pieces: readonly Sql[]): Sql =>
  pieces.length === 0 ? fixed('true') : joined(pieces, ' and ');

/** Any of them holds; false when there are none. */
export const anyHolds = (pieces: readonly Sql[]): Sql =>
  pieces.length === 0 ? fixed('false') : sql`(${joined(pieces, ' or ')})`;

/** The condition that keeps a query inside its scope. */
export function inScope(scope: DataScope, column = 'merchant_erp_id'): Sql {
  return scope.kind === 'all' ? fixed('true') : sql`${fixed(column)} = ${scope.merchantErpId}`;
}
