/** Reads `?a=1&b=x` into texts; nothing is parsed further, so that a number-like order id stays what it is. */
export function parseFlatSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Writes texts as `?a=1&b=x`, leaving out what is empty. */
export function writeFlatSearch(search: Readonly<Record<string, unknown>>): string {
  const kept = Object.entries(search).flatMap(([key, value]) =>
    value === undefined || value === null || value === '' ? [] : [[key, String(value)]],
  );
  const text = new URLSearchParams(kept).toString();
  return text ? `?${text}` : '';
}
