import {
  beyondBounds,
  EMBED_LIMITS,
  embedPreflight,
  embedSessionsCreate,
  reachesMerchant,
  validateEmbedSession,
  widgetCodes,
  type EmbedSession,
} from '@kontor/portal-core/embedding';
import { issue } from '@kontor/portal-core/validation';
import { instantOf } from '../dates/index.js';
import {
  type Actor,
  type HandlerInput,
  HttpProblem,
  type RequestInfo,
  type Route,
  route,
  validationFailed,
} from '../wire/index.js';
import { createPreflight } from './preflight.js';
import type { ServerDeps } from '../server-deps.js';
import type { TrailEvents } from '../trail/index.js';
import { readTokenVersion } from '../session/index.js';
import { type EmbedMerchant, findEmbedMerchant } from './embed-merchant.store.js';
import { admitOrigins } from './embed-origins.store.js';
import { filterIssues } from './session-filters.js';

/** Number of sessions that one key or user may open within a minute. */
export const SESSIONS_PER_MINUTE = 300;
const SESSIONS = { name: 'embed', points: SESSIONS_PER_MINUTE, windowMs: 60_000 };

type Ask = HandlerInput<typeof embedSessionsCreate>;

/** Routes that issue tokens for embedded pages: to a back end with its key, or to a user who manages keys, for trying things out. */
export function embedSessionRoutes(deps: ServerDeps): Route[] {
  const { database } = deps;
  const preflight = createPreflight(database, deps.clock);
  return [
    route(embedSessionsCreate, async (ask) => {
      const { body, principal, apiKey, actor } = ask;
      // Keys and what comes of them are the real user's business (api.md, impersonation).
      if (actor.actorId !== actor.subjectId) throw new HttpProblem('forbidden');
      const who = apiKey ? `key ${apiKey.id}` : `user ${principal.userId}`;
      await deps.attempts.take(SESSIONS, who);
      const issues = [...validateEmbedSession(body), ...filterIssues(body)];
      if (issues.length > 0) throw validationFailed(issues);
      return openSession(ask, await merchantWithin(ask, deps), deps);
    }),
    route(embedPreflight, ({ query }) => preflight(query.origin)),
  ];
}

/** The merchant of a session. Throws 403 for permissions beyond the key's or the user's, and for a merchant that neither reaches. */
async function merchantWithin(
  { body, principal, apiKey }: Ask,
  { database }: ServerDeps,
): Promise<EmbedMerchant> {
  const own = { resources: resourcesOf({ principal }), origins: null, merchantId: null };
  const issues = beyondBounds(body, apiKey?.bounds ?? own);
  if (issues.length > 0) throw new HttpProblem('forbidden', { issues });
  const merchant = await findEmbedMerchant(database.read, { merchant: body.merchant_id, key: null });
  if (!merchant || !reachesMerchant(principal, merchant.erp_merchant_id))
    throw new HttpProblem('forbidden', { issues: [issue('merchant_id', 'notAllowed')] });
  return merchant;
}

/** The resources that a caller can give to a page. */
const resourcesOf = ({ principal, apiKey }: Pick<Ask, 'principal' | 'apiKey'>): readonly string[] =>
  apiKey?.bounds.resources ?? [...principal.resources];

async function openSession(
  { body, principal, apiKey, actor, info, write }: Ask,
  merchant: EmbedMerchant,
  { database, clock, embedTokens, events }: ServerDeps,
): Promise<EmbedSession> {
  const { usual, max } = EMBED_LIMITS.seconds;
  const seconds = Math.min(body.expires_in ?? usual, max);
  const ends = Math.floor(clock() / 1000) + seconds;
  const expires_at = instantOf(() => ends * 1000);
  if (apiKey) noteToken(events, apiKey.id, actor, info);
  else await write((trx) => admitOrigins(trx, body.origins, { now: instantOf(clock), expires_at }));
  const { userId } = principal;
  const claims = {
    account: userId,
    key: apiKey?.id ?? null,
    ver: apiKey ? null : await readTokenVersion(database.read, userId),
    merchant: merchant.id,
    epoch: merchant.page_epoch,
    resources: body.resources ?? widgetCodes(body.widgets ?? [], resourcesOf({ principal, apiKey })),
    widgets: body.widgets ?? null,
    access: body.access ?? 'read',
    export: body.export ?? false,
    filters: body.filters ?? null,
    origins: body.origins,
    lang: body.language ?? null,
  };
  return { token: await embedTokens.sign(claims, seconds), expires_at };
}

/** Tells the trail of a token that a back end got: counted, since a busy one asks for hundreds a minute. */
function noteToken(
  events: TrailEvents,
  apiKeyId: number,
  actor: Actor,
  { requestId, ip }: RequestInfo,
): void {
  const { id: action, path: target } = embedSessionsCreate;
  events.note({ kind: 'page_token', ...actor, action, target, requestId, address: ip, apiKeyId });
}
