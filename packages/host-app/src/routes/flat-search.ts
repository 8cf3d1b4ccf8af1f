/** Reads `?a=1&b=x` into texts. Values stay text, so that an order id that looks like a number is unchanged. */
export function parseFlatSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Writes texts as `?a=1&b=x`, without the empty ones. */
export function writeFlatSearch(search: Readonly<Record<string, unknown>>): string {
  const kept = Object.entries(search).flatMap(([key, value]) =>
    value === undefined || value === null || value === '' ? [] : [[key, String(value)]],
  );
  const text = new URLSearchParams(kept).toString();
  return text ? `?${text}` : '';
}
