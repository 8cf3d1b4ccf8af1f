import type { DataScope } from '@kontor/portal-core/access';
import type { ColumnMap } from '../schema/column.js';

/** The value of a `?`. A list is one JSON text on SQLite and an array on PostgreSQL (see `inList`). */
export type SqlValue = string | number | null | readonly (string | number | null)[];

/** A piece of SQL with the values of its `?`, in order. */
export interface Sql {
  readonly sql: string;
  readonly bindings: readonly SqlValue[];
}

/** A select list with the type of each column (see `columns`). */
export interface Columns<Selected extends ColumnMap = ColumnMap> extends Sql {
  readonly columns: Selected;
}

/** A statement with the types of the columns that it returns. */
export interface Query<Selected extends ColumnMap> extends Sql {
  readonly answers: Selected;
}

type Part = Sql | SqlValue;
/** The columns of all select lists among the parts; `unknown` when there is none. */
type SelectedBy<Parts extends readonly unknown[]> = Parts extends readonly [infer First, ...infer Rest]
  ? (First extends Columns<infer Selected> ? Selected : unknown) & SelectedBy<Rest>
  : unknown;
type Statement<Parts extends readonly Part[]> =
  SelectedBy<Parts> extends infer Selected extends ColumnMap ? Query<Selected> : Sql;

/**
 * Joins pieces of SQL: a piece is inserted as it is, every other value becomes a bound `?`, never text of the statement. With select lists
 * among the pieces the result is a query whose rows have those columns; the columns of a nested query are not included.
 */
export function sql<Parts extends readonly Part[]>(
  texts: TemplateStringsArray,
  ...parts: Parts
): Statement<Parts> {
  let text = texts[0] ?? '';
  const bindings: SqlValue[] = [];
  const selected: Record<string, ColumnMap[string]> = {};
  parts.forEach((part, index) => {
    if (part !== null && typeof part === 'object' && 'sql' in part) {
      text += part.sql;
      bindings.push(...part.bindings);
      if ('columns' in part) Object.assign(selected, part.columns);
    } else {
      text += '?';
      bindings.push(part);
    }
    text += texts[index + 1] ?? '';
  });
  // The parts decide at run time as `Statement` says of their types.
  return { sql: text, bindings, answers: selected } as Sql as Statement<Parts>;
}

/** Text inserted into the statement as it is: only ever our own, never a user's. */
export const fixed = (text: string): Sql => ({ sql: text, bindings: [] });

/** `limit …` with the number in the text: SQLite compiles a statement anew whenever a number is bound to its limit. */
export const limitTo = (count: number): Sql => fixed(`limit ${count}`);

/** Joins pieces of SQL with a separator. */
export function joined(pieces: readonly Sql[], separator: string): Sql {
  return {
    sql: pieces.map((piece) => piece.sql).join(separator),
    bindings: pieces.flatMap((piece) => piece.bindings),
  };
}

/** A condition that holds when all pieces hold; true when there are none. */
export const allHold = (pieces: readonly Sql[]): Sql =>
  pieces.length === 0 ? fixed('true') : joined(pieces, ' and ');

/** A condition that holds when any piece holds; false when there are none. */
export const anyHolds = (pieces: readonly Sql[]): Sql =>
  pieces.length === 0 ? fixed('false') : sql`(${joined(pieces, ' or ')})`;

/**
 * The condition that limits a query to a scope. Throws for a scope with fixed filters: a query of records that can be filtered asks the
 * feature's own condition, which keeps them (`ordersInScope`), and one of other records asks for the merchant's (`unfiltered`).
 */
export function inScope(scope: DataScope, column = 'merchant_erp_id'): Sql {
  if (scope.kind === 'all') return fixed('true');
  if (scope.fixed) throw new Error(`A query by ${column} does not keep the fixed filters of its scope`);
  return sql`${fixed(column)} = ${scope.merchantErpId}`;
}

/** The whole scope of a merchant, for records that no fixed filter speaks of. */
export function unfiltered(scope: DataScope): DataScope {
  return scope.kind === 'all' ? scope : { kind: 'merchant', merchantErpId: scope.merchantErpId };
}
