import * as z from 'zod/mini';
import { API_KEY_SCOPES } from '../access/index.js';
import { defineCall, idParams, pagingQuery, portalList, resourceCall, signedInCall } from '../wire/index.js';
import type { Wire } from '../validation/index.js';
import {
  apiKeyInputShape,
  apiKeyShape,
  createdApiKeyShape,
  EMBED_LIMITS,
  embedSessionInputShape,
  embedSessionShape,
  ownApiKeyShape,
  preflightAnswerShape,
} from './embedding.types.js';

const access = resourceCall('/api-keys');

/** Creates an embed session; 403 with the paths that exceed the key. A browser never sends this call: a key belongs into a back end. */
export const embedSessionsCreate = defineCall({
  id: 'embedding.createSession',
  method: 'POST',
  path: '/embed/sessions',
  access,
  apiKey: ['embed:sessions'],
  answersSecret: true,
  summary: 'Trades an API key for a token that a page embeds widgets with.',
  body: embedSessionInputShape,
  response: embedSessionShape,
  status: 201,
  maxBodyBytes: 16 * 1024,
});

/**
 * Answers what the portal's own rule says to a preflight, without fetching anything; the effect of a proxy in front of the portal is not
 * seen.
 */
export const embedPreflight = defineCall({
  id: 'embedding.preflight',
  method: 'GET',
  path: '/embed/preflight',
  access,
  summary: 'What the portal answers the preflight of a page of that origin, header by header.',
  query: z.strictObject({ origin: z.string().check(z.maxLength(EMBED_LIMITS.originLength)) }),
  response: preflightAnswerShape,
});

const listQuery = z.strictObject(pagingQuery(250));
export type ApiKeysQuery = Wire<typeof listQuery>;
export const apiKeysList = defineCall({
  id: 'apiKeys.list',
  method: 'GET',
  path: '/api-keys',
  access,
  summary: 'API keys, newest first, the revoked ones too; never their secrets.',
  query: listQuery,
  response: portalList(apiKeyShape),
});

/** Tells a program whether its key is live and what it is for; 404 to everybody else. */
export const apiKeysOwn = defineCall({
  id: 'apiKeys.own',
  method: 'GET',
  path: '/api-keys/own',
  access: signedInCall,
  apiKey: API_KEY_SCOPES,
  summary: 'The API key that the call is sent with: its name, scopes and merchant.',
  response: ownApiKeyShape,
});

/** `validateApiKey` checks the input. */
export const apiKeysCreate = defineCall({
  id: 'apiKeys.create',
  method: 'POST',
  path: '/api-keys',
  access,
  answersSecret: true,
  summary: 'Creates an API key; its secret is told this once.',
  body: apiKeyInputShape,
  response: createdApiKeyShape,
  status: 201,
  maxBodyBytes: 32 * 1024,
});

/** Revokes a key and ends the tokens it was exchanged for. Revoking again changes nothing. */
export const apiKeysRevoke = defineCall({
  id: 'apiKeys.revoke',
  method: 'DELETE',
  path: '/api-keys/:id',
  access,
  summary: 'Revokes an API key and every token it was traded for.',
  params: idParams,
  responseKind: 'none',
  status: 204,
});
