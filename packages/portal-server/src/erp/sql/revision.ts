/** Name of the revision that counts every change of a merchant's orders (see `db/revisions.ts`). */
export function revisionOf(merchantErpId: number): string {
  return `orders:${merchantErpId}`;
}
