import * as z from 'zod/mini';
import { defineCall, resourceCall } from '../api/call.js';
import { idParams, pagingQuery, type PortalList } from '../api/shapes.js';
import { LANGUAGES } from '../i18n/language.js';
import {
  EMBED_LIMITS,
  EMBEDDABLE_CODES,
  type ApiKey,
  type ApiKeyInput,
  type CreatedApiKey,
  type EmbedSession,
  type EmbedSessionInput,
  type PreflightAnswer,
} from './embedding.types.js';

const access = resourceCall('/api-keys');
const resources = z.array(z.enum(EMBEDDABLE_CODES)).check(z.maxLength(EMBEDDABLE_CODES.length));
const id = z.int().check(z.minimum(1));
const { seconds } = EMBED_LIMITS;

/** Refused with 403 and the paths that lie beyond the key. A browser never sends one: a key belongs into a back end. */
export const embedSessionsCreate = defineCall<undefined, undefined, EmbedSessionInput, EmbedSession>({
  id: 'embedding.createSession',
  method: 'POST',
  path: '/embed/sessions',
  access,
  apiKey: true,
  answersSecret: true,
  summary: 'Trades an API key for a token that a page embeds widgets with.',
  body: z.strictObject({
    resources: resources.check(z.minLength(1)),
    merchant_id: id,
    origins: z.array(z.string()),
    language: z.optional(z.enum(LANGUAGES)),
    expires_in: z.optional(z.int().check(z.minimum(seconds.min), z.maximum(seconds.max))),
  }),
  status: 201,
  maxBodyBytes: 16 * 1024,
});

/** The rule that answers browsers is asked, nothing is fetched: what a proxy before the portal makes of it is not seen. */
export const embedPreflight = defineCall<undefined, { readonly origin: string }, undefined, PreflightAnswer>({
  id: 'embedding.preflight',
  method: 'GET',
  path: '/embed/preflight',
  access,
  summary: 'What the portal answers the preflight of a page of that origin, header by header.',
  query: z.strictObject({ origin: z.string().check(z.maxLength(EMBED_LIMITS.originLength)) }),
});

export interface ApiKeysQuery {
  readonly limit?: number;
  readonly offset?: number;
}
export const apiKeysList = defineCall<undefined, ApiKeysQuery | undefined, undefined, PortalList<ApiKey>>({
  id: 'apiKeys.list',
  method: 'GET',
  path: '/api-keys',
  access,
  summary: 'API keys, newest first, the revoked ones too; never their secrets.',
  query: z.strictObject(pagingQuery(250)),
});

/** The rules are `validateApiKey`'s. */
export const apiKeysCreate = defineCall<undefined, undefined, ApiKeyInput, CreatedApiKey>({
  id: 'apiKeys.create',
  method: 'POST',
  path: '/api-keys',
  access,
  answersSecret: true,
  summary: 'Creates an API key; its secret is told this once.',
  body: z.strictObject({
    name: z.string().check(z.maxLength(200)),
    user_id: id,
    merchant_id: z.nullable(id),
    resources,
    origins: z.array(z.string()),
  }),
  status: 201,
  maxBodyBytes: 32 * 1024,
});

/** Tokens it was traded for end with it. Revoking again changes nothing. */
export const apiKeysRevoke = defineCall<{ id: number }, undefined, undefined, undefined>({
  id: 'apiKeys.revoke',
  method: 'DELETE',
  path: '/api-keys/:id',
  access,
  summary: 'Revokes an API key and every token it was traded for.',
  params: idParams,
  responseKind: 'none',
  status: 204,
});
