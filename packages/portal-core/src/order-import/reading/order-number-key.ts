/** What two writings of one order number have in common: `#B-1001` and `b-1001`. */
export function orderNumberKey(text: string): string {
  return text.trim().replace(/^#\s*/, '').toLowerCase();
}
