/** A row as the ERP delivers it; its fields are named bare (`Menge`) or with their table (`AUFTRAPOS_AUFTRA_SL::Menge`). */
export type ErpRow = Readonly<Record<string, unknown>>;

/** The text of a field, numbers as they are written; empty when the row has no such field. */
export function textOf(row: ErpRow | undefined, field: string): string {
  if (row === undefined) return '';
  const value = field in row ? row[field] : prefixed(row, field);
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

function prefixed(row: ErpRow, field: string): unknown {
  const ending = `::${field}`;
  const key = Object.keys(row).find((name) => name.endsWith(ending));
  return key === undefined ? undefined : row[key];
}

/** The number of a field, which may be text with a decimal comma; 0 when it holds no number. */
export function numberOf(row: ErpRow | undefined, field: string): number {
  const number = Number(textOf(row, field).trim().replace(',', '.'));
  return Number.isFinite(number) ? number : 0;
}
