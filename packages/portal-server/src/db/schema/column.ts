import type { NameOf } from '@kontor/portal-core';

/** What a column holds, and who gives the value of a new row. */
export interface Column {
  /** Booleans are integers, 0 or 1; instants are texts, ISO in UTC. */
  readonly type: 'integer' | 'real' | 'text';
  readonly isNullable: boolean;
  /** `given`: by whoever stores the row; `default`: by the database where it is left out; `generated`: only ever by the database. */
  readonly filled: 'given' | 'default' | 'generated';
  /** The only texts it holds; null for any. */
  readonly values: readonly string[] | null;
}

/** The columns of a table, or those a query selects, by name. */
export type ColumnMap = Readonly<Record<string, Column>>;

/** A column for each field that an answer holds, whatever else the table has besides. */
export type ColumnsOf<Fields> = Readonly<Record<NameOf<Fields, 'answer'>, Column>> & ColumnMap;

/** What a column's value is in a row that was read. */
export type ValueOf<C extends Column> =
  | (C['values'] extends readonly (infer Value)[] ? Value : C['type'] extends 'text' ? string : number)
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

/** A new row: what is nullable or has a default may be left out, what the database generates cannot be given. */
export type NewRowOf<Columns extends ColumnMap> = {
  readonly [Name in Exclude<keyof Columns, LeftOut<Columns> | Generated<Columns>>]: ValueOf<Columns[Name]>;
} & {
  readonly [Name in Exclude<LeftOut<Columns>, Generated<Columns>>]?: ValueOf<Columns[Name]>;
};

/** What a change of a row may give. */
export type RowChangeOf<Columns extends ColumnMap> = {
  readonly [Name in Exclude<keyof Columns, Generated<Columns>>]?: ValueOf<Columns[Name]>;
};

export const integer = { type: 'integer', isNullable: false, filled: 'given', values: null } as const;
export const real = { ...integer, type: 'real' } as const;
export const text = { ...integer, type: 'text' } as const;
/** A primary key the database counts up. */
export const id = { ...integer, filled: 'default' } as const;

/** A text that is one of a list: the database checks it, or every write does. */
export const oneOf = <const Value extends string>(values: readonly Value[]) => ({ ...text, values });

/** A column with something else about it. */
export type With<C extends Column, Changed extends Partial<Column>> = Omit<C, keyof Changed> & Changed;

export const nullable = <C extends Column>(column: C): With<C, { readonly isNullable: true }> => ({
  ...column,
  isNullable: true,
});

/** The database fills it where a new row leaves it out. */
export const withDefault = <C extends Column>(column: C): With<C, { readonly filled: 'default' }> => ({
  ...column,
  filled: 'default',
});

/** The database computes it of the row's other columns. */
export const generated = <C extends Column>(column: C): With<C, { readonly filled: 'generated' }> => ({
  ...column,
  filled: 'generated',
});
