import {
  createTokenSource,
  DEFAULT_LANGUAGE,
  type FetchToken,
  type Language,
  type PortalClient,
  type TokenSource,
} from '@kontor/portal-core';
import { createBrowserClient } from '../provider/index.js';

export interface EmbedClientOptions {
  /** The portal's origin, `https://portal.example`. */
  readonly baseUrl: string;
  /** Asks the host's own back end for a token; called again when one is about to expire. */
  readonly fetchToken: FetchToken;
  /** The language of the server's answers; German unless told. */
  readonly locale?: Language | (() => Language) | undefined;
  /** Shared by clients that show the same merchant; an own one unless told. */
  readonly session?: TokenSource | undefined;
}

/** A client for a page of a partner's. */
export interface EmbedClient extends PortalClient {
  readonly baseUrl: string;
  /** Whether a token can be had, and the way to try again. */
  readonly session: TokenSource;
}

/** Makes calls with short tokens of the host's back end. It keeps them in memory alone: no cookie, no storage. */
export function createEmbedClient(options: EmbedClientOptions): EmbedClient {
  const { fetchToken, locale = DEFAULT_LANGUAGE } = options;
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const session = options.session ?? createTokenSource({ fetchToken, now: Date.now });
  const client = createBrowserClient({
    baseUrl,
    token: session.token,
    renewToken: session.renew,
    language: typeof locale === 'function' ? locale : () => locale,
  });
  return { ...client, baseUrl, session };
}
