/** An HTTP answer as `curl -i` prints it. */
export interface CurlAnswer {
  readonly status: number;
  /** Headers by name in lower case; repeated headers are joined by commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

/** The shell command that fetches a page with its headers, ready to paste. */
export function curlCommand(pageUrl: string): string {
  return `curl -sSiL '${pageUrl.replaceAll("'", '%27')}'`;
}

/** Reads the output of `curl -i`; of several answers, after redirects, the last. Null when the text does not begin with an answer. */
export function readCurlAnswer(text: string): CurlAnswer | null {
  let rest = text.replace(/^\s+/, '').replaceAll('\r\n', '\n');
  let found: CurlAnswer | null = null;
  for (;;) {
    const status = /^HTTP\/[\d.]+ (\d{3})[^\n]*\n/.exec(rest);
    if (!status) return found;
    const end = rest.indexOf('\n\n');
    const head = rest.slice(status[0].length, end < 0 ? undefined : end);
    const html = end < 0 ? '' : rest.slice(end + 2);
    found = { status: Number(status[1]), headers: headersOf(head), html };
    if (!/^HTTP\/[\d.]+ \d{3}/.test(html)) return found;
    rest = html;
  }
}

function headersOf(head: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const line of head.split('\n')) {
    const at = line.indexOf(':');
    if (at <= 0) continue;
    const name = line.slice(0, at).trim().toLowerCase();
    const value = line.slice(at + 1).trim();
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return headers;
}
