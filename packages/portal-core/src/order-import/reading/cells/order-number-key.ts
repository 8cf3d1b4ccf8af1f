const HASH = 35;

/** A key common to all spellings of one order number: `#B-1001` and `b-1001`. */
export function orderNumberKey(text: string): string {
  const trimmed = text.trim();
  return (trimmed.charCodeAt(0) === HASH ? trimmed.slice(1).trimStart() : trimmed).toLowerCase();
}
