import { createClient, type ClientOptions, type PortalClient, type Transport } from '@kontor/portal-core';

/**
 * Creates a transport that sends requests of the contract with the browser's `fetch`. `baseUrl` is the portal's origin; empty for the
 * page's own.
 */
export function fetchTransport(baseUrl = ''): Transport {
  return async (request) => {
    const { form } = request;
    if (form) {
      const { sendForm } = await import('./send-form.js');
      return sendForm(`${baseUrl}${request.path}`, { ...request, form });
    }
    const response = await fetch(`${baseUrl}${request.path}`, {
      method: request.method,
      headers: request.headers,
      body: (request.body ?? null) as BodyInit | null,
      signal: (request.signal ?? null) as AbortSignal | null,
      credentials: 'omit',
    });
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      text: () => response.text(),
      stream: response.body,
    };
  };
}

export interface BrowserClientOptions extends Omit<ClientOptions, 'transport'> {
  /** The portal's origin, `https://portal.example`; by default the page's own. */
  readonly baseUrl?: string;
}

/** Creates the contract's client for a page in a browser; pass it to `PortalProvider`. */
export function createBrowserClient({ baseUrl, ...options }: BrowserClientOptions): PortalClient {
  return { ...createClient({ ...options, transport: fetchTransport(baseUrl) }), baseUrl: baseUrl ?? '' };
}
