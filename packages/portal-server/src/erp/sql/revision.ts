/** The revision that every change of a merchant's orders counts up (see `db/revisions.ts`). */
export function revisionOf(merchantErpId: number): string {
  return `orders:${merchantErpId}`;
}
