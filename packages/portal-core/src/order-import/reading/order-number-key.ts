/** A key common to all spellings of one order number: `#B-1001` and `b-1001`. */
export function orderNumberKey(text: string): string {
  return text.trim().replace(/^#\s*/, '').toLowerCase();
}
