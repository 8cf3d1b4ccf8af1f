/** The sort of a list: by one of its columns. */
export interface ListSort<Column extends string = string> {
  readonly column: Column;
  readonly direction: 'ascending' | 'descending';
}
