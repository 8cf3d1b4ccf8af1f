import type { HttpResponse, Transport } from './client.types.js';

/** The part of the platform's `fetch` that the transport uses. */
export type Fetch = (
  url: string,
  init: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string | Uint8Array;
    readonly signal?: unknown;
    readonly redirect: 'error';
  },
) => Promise<{
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: unknown;
  text(): Promise<string>;
}>;

/**
 * Transport by the platform's `fetch` to the portal at `url`; a path in it is kept. Redirects are not followed, so that no other server is
 * sent the key. Rejects a file: programs send none.
 */
export function fetchTransport(url: string, fetch: Fetch): Transport {
  const base = url.replace(/\/+$/, '');
  return async ({ method, path, headers, body, form, signal }): Promise<HttpResponse> => {
    if (form !== undefined) throw new TypeError('Files are not sent by this transport');
    const answer = await fetch(base + path, {
      method,
      headers,
      redirect: 'error',
      ...(body !== undefined && { body }),
      ...(signal !== undefined && { signal }),
    });
    return {
      status: answer.status,
      header: (name) => answer.headers.get(name),
      text: () => answer.text(),
      stream: answer.body,
    };
  };
}
