/** What several pieces of a product are sold in. */
export const CONTAINERS = `
  kiste kisten kasten kästen karton kartons umkarton gebinde palette paletten dutzend multipack sixpack sixpacks vpe crate crates carton cartons
  pallet pallets dozen`;

/** Pieces that are sold several at once. */
export const SOLD_PIECES = `
  flaschen fl dosen stück stk pcs pieces bottles cans packungen`;
