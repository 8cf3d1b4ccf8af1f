import type { Transport } from '@kontor/portal-core';

/** Sends the calls of a client to a running portal. */
export function fetchTransport(url: string): Transport {
  return async ({ path, method, headers, body }) => {
    const sent: RequestInit = { method, headers: { ...headers }, body: body as never };
    const response = await fetch(url + path, sent);
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      text: () => response.text(),
      stream: response.body,
    };
  };
}
