import { createTokenSource, type FetchToken, type TokenSource } from '@kontor/portal-core/embedding';
import { DEFAULT_LANGUAGE, type Language } from '@kontor/portal-core/i18n';
import type { PortalClient } from '@kontor/portal-core/wire';
import { createBrowserClient } from '../provider/index.js';
import { tellTokenFailure } from './tell-token-failure.js';

export interface EmbedClientOptions {
  /** The portal's origin, for example `https://portal.example`. */
  readonly baseUrl: string;
  /** Fetches a token from the host's own back end; called again when a token is about to expire. */
  readonly fetchToken: FetchToken;
  /** Language of the server's messages; German by default. */
  readonly locale?: Language | (() => Language) | undefined;
  /** Token source shared by clients of the same merchant; by default the client has its own. */
  readonly session?: TokenSource | undefined;
}

/** Client of the portal for a page of a partner. */
export interface EmbedClient extends PortalClient {
  readonly baseUrl: string;
  /** The token source: whether a token is available, and a retry. */
  readonly session: TokenSource;
}

/** Creates a client that uses short-lived tokens from the host's back end. The tokens are kept in memory only: no cookie, no storage. */
export function createEmbedClient(options: EmbedClientOptions): EmbedClient {
  const { fetchToken, locale = DEFAULT_LANGUAGE } = options;
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const session =
    options.session ?? createTokenSource({ fetchToken, now: Date.now, onFailure: tellTokenFailure });
  const client = createBrowserClient({
    baseUrl,
    token: session.token,
    renewToken: session.renew,
    language: typeof locale === 'function' ? locale : () => locale,
  });
  return { ...client, baseUrl, session };
}
