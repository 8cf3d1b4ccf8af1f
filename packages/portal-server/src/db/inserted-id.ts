/** The id of the one row that `insert(…, ['id'])` has stored. */
export function insertedId([row]: readonly { readonly id: number }[]): number {
  if (row === undefined) throw new Error('The insert answered no row');
  return row.id;
}
