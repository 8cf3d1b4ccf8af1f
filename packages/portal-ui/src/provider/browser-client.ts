import { createClient } from '@kontor/portal-core/contract';
import type { ClientOptions, PortalClient, Transport } from '@kontor/portal-core/wire';
import { newKey } from './send-once.js';

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
  /** Wraps what sends the requests, for a host that has asked for some of the answers already. */
  readonly through?: (send: Transport) => Transport;
}

/** Creates the contract's client for a page in a browser; pass it to `PortalProvider`. */
export function createBrowserClient({ baseUrl, through, ...options }: BrowserClientOptions): PortalClient {
  const send = fetchTransport(baseUrl);
  const transport = through?.(send) ?? send;
  // Only the portal's own pages have a name: they alone are told of changes, and not of their own.
  const tab = baseUrl === undefined ? { tab: newKey() } : {};
  return { ...createClient({ ...tab, ...options, transport }), ...tab, baseUrl: baseUrl ?? '' };
}
