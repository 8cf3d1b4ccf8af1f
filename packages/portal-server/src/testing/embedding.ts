import { createClient } from '@kontor/portal-core/contract';
import {
  apiKeysCreate,
  EMBEDDABLE_CODES,
  type ApiKeyInput,
  type CreatedApiKey,
  type EmbedSession,
  type EmbedSessionInput,
} from '@kontor/portal-core/embedding';
import type { PortalClient } from '@kontor/portal-core/wire';
import { MERCHANTS, USERS } from './people.js';
import { transportTo, type TestServer } from './test-server.js';

/** Origin of a partner's page in tests. */
export const PAGE = 'https://shop.example';

/** Creates an API key of Nordwind, with some fields changed: for pages unless other scopes are given. */
export function createKey(server: TestServer, different: Partial<ApiKeyInput> = {}): Promise<CreatedApiKey> {
  const scopes = different.scopes ?? ['embed:sessions'];
  const isForPages = scopes.includes('embed:sessions');
  const body: ApiKeyInput = {
    name: 'Shop',
    user_id: USERS.nordwind.id,
    merchant_id: MERCHANTS.nordwind.id,
    scopes,
    resources: isForPages ? EMBEDDABLE_CODES : [],
    origins: isForPages ? [PAGE] : [],
    last_day: null,
    ...different,
  };
  return server.as('admin').call(apiKeysCreate, { body });
}

/** The headers that a program sends with each call. */
export const withKey = (secret: string): Record<string, string> => ({ Authorization: `Bearer ${secret}` });

/** A typed client of a program with that key. */
export const asKey = (server: TestServer, secret: string): PortalClient =>
  createClient({ transport: transportTo(server.url), token: () => secret });

/** Trades a key for a session as a back end does. */
export function tradeKey(server: TestServer, secret: string, different: object = {}): Promise<Response> {
  const what = 'widgets' in different ? { widgets: ['orders-table'] } : { resources: ['/orders'] };
  const page = { access: 'write', export: true, merchant_id: MERCHANTS.nordwind.id, origins: [PAGE] };
  const body = { ...what, ...page, ...different };
  return server.send('/embed/sessions', {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Creates a key and trades it for the token of a page at once. */
export async function embedToken(
  server: TestServer,
  session: Partial<EmbedSessionInput> = {},
  key: Partial<ApiKeyInput> = {},
): Promise<string> {
  const { secret } = await createKey(server, key);
  const answer = (await (await tradeKey(server, secret, session)).json()) as EmbedSession;
  return answer.token;
}

/** The headers that a page sends with each call. */
export const fromPage = (token: string, origin = PAGE): Record<string, string> => ({
  Authorization: `Bearer ${token}`,
  Origin: origin,
});

/** A typed client of a page with that token. */
export function asPage(server: TestServer, token: string, origin = PAGE): PortalClient {
  const send = transportTo(server.url);
  return createClient({
    transport: (request) => send({ ...request, headers: { ...request.headers, Origin: origin } }),
    token: () => token,
  });
}
