import type { NameOf } from '@kontor/portal-core/fields';
import type { JsonText } from './json-text.js';

/** The type of a column, and where the value of a new row comes from. */
export interface Column {
  /** Booleans are integers, 0 or 1; instants are texts, ISO in UTC. */
  readonly type: 'integer' | 'real' | 'text';
  readonly isNullable: boolean;
  /** `given`: always set by the code that stores the row; `default`: by the database when left out; `generated`: only by the database. */
  readonly filled: 'given' | 'default' | 'generated';
  /** The texts that the column may hold; null for any. */
  readonly values: readonly string[] | null;
  /** For a text in JSON: a value of the type it holds. Only the type is used; there is no value at run time. */
  readonly holds?: unknown;
}

/** The columns of a table or of a query, by name. */
export type ColumnMap = Readonly<Record<string, Column>>;

/** One column for each field of an answer, and any other columns of the table. */
export type ColumnsOf<Fields> = Readonly<Record<NameOf<Fields, 'answer'>, Column>> & ColumnMap;

/** The type of a column's value in a row that was read. */
export type ValueOf<C extends Column> =
  | (C extends { readonly holds: infer Held }
      ? JsonText<Held>
      : C['values'] extends readonly (infer Value)[]
        ? Value
        : C['type'] extends 'text'
          ? string
          : number)
  | (C['isNullable'] extends true ? null : never);

/** A row of these columns. */
export type RowOf<Columns extends ColumnMap> = { readonly [Name in keyof Columns]: ValueOf<Columns[Name]> };

type NamesOf<Columns extends ColumnMap, Wanted> = {
  [Name in keyof Columns]: Columns[Name] extends Wanted ? Name : never;
}[keyof Columns];
type Generated<Columns extends ColumnMap> = NamesOf<Columns, { readonly filled: 'generated' }>;
type LeftOut<Columns extends ColumnMap> = NamesOf<
  Columns,
  { readonly filled: 'default' } | { readonly isNullable: true }
>;

/** A new row. Columns that are nullable or have a default may be left out; generated columns cannot be given. */
export type NewRowOf<Columns extends ColumnMap> = {
  readonly [Name in Exclude<keyof Columns, LeftOut<Columns> | Generated<Columns>>]: ValueOf<Columns[Name]>;
} & {
  readonly [Name in Exclude<LeftOut<Columns>, Generated<Columns>>]?: ValueOf<Columns[Name]>;
};

/** The columns that a change of a row may set. */
export type RowChangeOf<Columns extends ColumnMap> = {
  readonly [Name in Exclude<keyof Columns, Generated<Columns>>]?: ValueOf<Columns[Name]>;
};

export const integer = { type: 'integer', isNullable: false, filled: 'given', values: null } as const;
export const real = { ...integer, type: 'real' } as const;
export const text = { ...integer, type: 'text' } as const;
/** A primary key the database counts up. */
export const id = { ...integer, filled: 'default' } as const;

/** A column of texts from a list. The database checks it, or every write does. */
export const oneOf = <const Value extends string>(values: readonly Value[]) => ({ ...text, values });

/** A column of texts in JSON: `json<readonly string[]>()`. */
export const json = <Held>(): typeof text & { readonly holds: Held } =>
  text as typeof text & { readonly holds: Held };

/** A column with some of its properties changed. */
export type With<C extends Column, Changed extends Partial<Column>> = Omit<C, keyof Changed> & Changed;

export const nullable = <C extends Column>(column: C): With<C, { readonly isNullable: true }> => ({
  ...column,
  isNullable: true,
});

/** A column that the database fills when a new row leaves it out. */
export const withDefault = <C extends Column>(column: C): With<C, { readonly filled: 'default' }> => ({
  ...column,
  filled: 'default',
});

/** A column that the database computes from the row's other columns. */
export const generated = <C extends Column>(column: C): With<C, { readonly filled: 'generated' }> => ({
  ...column,
  filled: 'generated',
});
