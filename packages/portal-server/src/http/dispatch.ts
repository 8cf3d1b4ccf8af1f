import { dataScopeOf, mayUse, type DataScope, type Principal } from '@kontor/portal-core/access';
import { isForCall, mayEmbed, mayKeySend } from '@kontor/portal-core/embedding';
import { TAB_HEADER, TAB_ID } from '@kontor/portal-core/live';
import {
  allowedResources,
  beginImpersonation,
  currentUser,
  endImpersonation,
  logout,
  secondFactorBegin,
  secondFactorConfirm,
  secondFactorRead,
} from '@kontor/portal-core/session';
import { settingsList } from '@kontor/portal-core/settings';
import type { Call } from '@kontor/portal-core/wire';
import type { Context, Middleware } from 'koa';
import { NO_TRAIL, openTrail, recordWrite, type TrailEvents, type WriteOrigin } from '../trail/index.js';
import { nameOrigin } from '../changes/index.js';
import { type Clock, instantOf } from '../dates/index.js';
import type { Config } from '../config/index.js';
import { type Database, runVital, statementLimits } from '../db/index.js';
import { mediaFolder } from '../media/index.js';
import { authenticate, type CheckImpersonation, type Guards } from '../session/index.js';
import {
  type Caller,
  comparable,
  discardFile,
  HttpProblem,
  type KeyCaller,
  Reply,
  type Route,
  type WriteDoor,
} from '../wire/index.js';
import { routeCalls, type AnswerCall } from './call-router.js';
import type { CallSlots } from './call-slots.js';
import { checkAnswer } from './check-answer.js';
import { NO_NOTE, type Idempotency, type NoteWrite } from './idempotency.js';
import type { InFlight } from './in-flight.js';
import { speak } from './language.js';
import { answerForPage } from './page-answer.js';
import { parseInput } from './parse-input.js';
import { leavePlaces } from './places.js';
import { receiveFile } from './receive-file.js';
import { jsonReader, type ReadBody } from './request-body.js';
import { send } from './send.js';
import { witnessed } from './witness.js';

export interface DispatchOptions extends Guards {
  readonly database: Database;
  readonly routes: readonly Route[];
  readonly checkImpersonation: CheckImpersonation;
  readonly idempotency: Idempotency;
  readonly slots: CallSlots;
  readonly inFlight: InFlight;
  readonly events: TrailEvents;
  readonly clock: Clock;
  readonly config: Pick<Config, 'checksAnswers' | 'dataDir'>;
}

const ANONYMOUS: Caller = {
  principal: { userId: 0, roleId: 0, merchantErpId: null, resources: new Set() },
  actor: { actorId: 0, subjectId: 0 },
};
/** Where load balancers and process managers ask. */
const PROBES = '/api/health/';
/** Calls that begin and end an impersonation, and the sign-out: allowed whether it has ended or not. */
const IMPERSONATION_CALLS: ReadonlySet<string> = new Set([
  beginImpersonation.id,
  endImpersonation.id,
  logout.id,
]);
/** Calls of staff who must set up a second factor first: what the frame around it shows, the set-up, and the ways out. */
const SET_UP_CALLS: ReadonlySet<string> = new Set(
  [
    currentUser,
    allowedResources,
    settingsList,
    secondFactorRead,
    secondFactorBegin,
    secondFactorConfirm,
    endImpersonation,
    logout,
  ].map(({ id }) => id),
);
/** Milliseconds after which it is asked anew who calls: while a body comes slowly or a call waits for its turn, a user may be switched off. */
const LATE_MS = 100;
/** The scope of a user who may see no record: no merchant has this id. */
const NOTHING: DataScope = { kind: 'merchant', merchantErpId: -1 };

/**
 * Middleware that answers the calls of the contract below `/api`: it authenticates, authorises, checks the input, runs the handler and
 * sends the answer.
 */
export function dispatch(options: DispatchOptions): Middleware {
  const calls = routeCalls(options.routes, '/api', (route) =>
    witnessed(route.call, options.events, answerCall(route, options)),
  );
  return async (ctx, next) => {
    // No database text holds U+0000.
    if (ctx.url.includes('%00')) throw new HttpProblem('bad_request');
    // Probes are answered whatever else is under way.
    if (!ctx.path.startsWith(PROBES)) options.inFlight.admit(ctx, ctx.state.asker);
    return calls(ctx, next);
  };
}

/** Answers one call. No byte of a body is read before it is known that the caller may make the call. */
function answerCall(route: Route, options: DispatchOptions): AnswerCall {
  const { call, admit } = route;
  const readBody = bodyReader(call, options);
  return async (ctx, params) => {
    ctx.state.callId = call.id;
    const since = performance.now();
    const caller = isAnonymous(call, ctx)
      ? ANONYMOUS
      : await runVital(ctx.state.asker.name, () => identify(ctx, call, options, false));
    const scope = authorize(call, caller);
    if (caller !== ANONYMOUS) await options.slots.enter(ctx, caller);
    await admit?.(caller.actor);
    const body = await readBody(ctx);
    try {
      const result = await answer(ctx, options, { route, params, caller, scope, body, since });
      if (options.config.checksAnswers) checkAnswer(call, result);
      if (result instanceof Reply && result.goesOn) leavePlaces(ctx);
      send(ctx, call, result);
    } finally {
      if (call.requestKind === 'multipart') await discardFile(body);
    }
  };
}

/** Reads who calls, which waits behind no other call. A second look (`isAgain`) writes nothing. */
async function identify(
  ctx: Context,
  call: Call,
  options: DispatchOptions,
  isAgain: boolean,
): Promise<Caller> {
  const caller = await authenticate({ headers: ctx.req.headers, ip: ctx.ip, isAgain }, options);
  ctx.state.caller = caller;
  if (caller.lacksSecondFactor && !SET_UP_CALLS.has(call.id)) throw new HttpProblem('second_factor_required');
  if (caller.impersonating && !IMPERSONATION_CALLS.has(call.id))
    await options.checkImpersonation(caller.impersonating, { requestId: ctx.state.requestId, isAgain });
  return caller;
}

function isAnonymous({ access }: Call, ctx: Context): boolean {
  return access.kind === 'public' || (access.kind === 'open' && ctx.req.headers.authorization === undefined);
}

function bodyReader({ requestKind, maxBodyBytes }: Call, { config }: DispatchOptions): ReadBody {
  if (requestKind === 'json') return jsonReader(maxBodyBytes);
  return (ctx) => receiveFile(ctx, { maxBytes: maxBodyBytes, folder: mediaFolder(config.dataDir) });
}

/** The data scope of the caller. Throws 403 unless the call is for everyone or the caller has one of its codes and records to see. */
function authorize(call: Call, { principal, page, apiKey }: Caller): DataScope {
  const scope = dataScopeOf(principal);
  if (apiKey) return scopeOfKey(call, principal, apiKey, scope);
  if (page) {
    if (!isForCall(page, call.id) || !mayEmbed(call, principal, page.access) || scope?.kind !== 'merchant')
      throw new HttpProblem('forbidden');
    return scope;
  }
  if (call.access.kind !== 'resource') return scope ?? NOTHING;
  if (!mayUse(principal, call.access.anyOf) || scope === null) throw new HttpProblem('forbidden');
  return scope;
}

/** The data scope of an API key: nothing in a call that is not of the resources of its scopes. Throws 403 for a call that is not of its scopes. */
function scopeOfKey(call: Call, principal: Principal, key: KeyCaller, scope: DataScope | null): DataScope {
  if (!mayKeySend(call, key)) throw new HttpProblem('forbidden');
  const { access } = call;
  return access.kind === 'resource' && mayUse(principal, access.anyOf) ? (scope ?? NOTHING) : NOTHING;
}

/** What a page is limited to: an answer kept for one page is none for another that sees other records. */
const limitOf = ({ fixed }: Principal): string => (fixed ? ` ${JSON.stringify(fixed.filters)}` : '');

/** Whose kept answers a call may repeat besides the user's own: those of its page, or of its key. */
function withinOf({ page, apiKey, principal }: Caller): string {
  if (apiKey) return `key ${apiKey.id}`;
  return page ? `page of merchant ${page.merchant.id}${limitOf(principal)}` : '';
}

/** The tab that a request says it comes from; empty without a valid name. */
function tabOf(ctx: Context): string {
  const tab = ctx.get(TAB_HEADER);
  return TAB_ID.test(tab) ? tab : '';
}

interface Ask {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
  readonly caller: Caller;
  readonly scope: DataScope;
  readonly body: unknown;
  /** When it was asked who calls, on the clock of `performance`. */
  readonly since: number;
}

async function answer(ctx: Context, options: DispatchOptions, ask: Ask): Promise<unknown> {
  const { call, handler } = ask.route;
  const { principal, actor, page, apiKey, session } = ask.caller;
  const { params, query, body } = parseInput(call, {
    path: ctx.path,
    params: ask.params,
    query: ctx.query,
    body: ask.body,
  });
  const { requestId } = ctx.state;
  const { language, t } = speak(ctx.req.headers['accept-language']);
  const { httpVersion } = ctx.req;
  const info = { language, t, requestId, ip: ctx.ip, headers: ctx.req.headers, httpVersion };
  const origin: WriteOrigin = {
    ...actor,
    ...(page && { page: { apiKeyId: page.apiKeyId } }),
    ...(apiKey && { apiKeyId: apiKey.id }),
    action: call.id,
    target: ctx.path.slice('/api'.length),
    requestId,
    at: instantOf(options.clock),
  };
  const mayStill = () => isStillAllowed(ctx, options, ask);
  const askWhenLate = whenLate(() => identifyAgain(ctx, options, ask), ask);
  const input = {
    params,
    query,
    body,
    info,
    principal,
    actor,
    page,
    apiKey,
    session,
    scope: ask.scope,
    mayStill,
  };
  const run = async (note: NoteWrite = NO_NOTE) => {
    await askWhenLate();
    const write = writeFor(call, options, { origin, tab: tabOf(ctx), askWhenLate }, note);
    const result = await handler({ ...input, write } as never);
    return page ? answerForPage(result) : result;
  };
  return options.slots.run(call, ctx, ask.caller, () => {
    if (call.effect === 'read' || call.access.kind === 'public') return run();
    const keyed = {
      call,
      key: ctx.req.headers['idempotency-key'],
      userId: actor.subjectId,
      merchantErpId: principal.merchantErpId,
      within: withinOf(ask.caller),
      target: ctx.path,
      body: comparable(call, ask.body),
    };
    return options.idempotency.once(keyed, run);
  });
}

/** Asks anew who calls. Throws when the session has ended, the call would be refused, or the rights are others than before. */
async function identifyAgain(ctx: Context, options: DispatchOptions, { route, caller }: Ask): Promise<void> {
  if (caller === ANONYMOUS) return;
  const now = await runVital(ctx.state.asker.name, () => identify(ctx, route.call, options, true));
  authorize(route.call, now);
  if (rightsOf(now.principal) !== rightsOf(caller.principal)) throw new HttpProblem('forbidden');
}

/** Asks each time that much time has passed since it was last known who calls. */
function whenLate(ask: () => Promise<void>, { since }: Ask): () => Promise<void> {
  let askedAt = since;
  return async () => {
    if (performance.now() - askedAt < LATE_MS) return;
    await ask();
    askedAt = performance.now();
  };
}

/** Whether who calls is still known and may still make the call, with the rights they had. */
async function isStillAllowed(ctx: Context, options: DispatchOptions, ask: Ask): Promise<boolean> {
  try {
    await identifyAgain(ctx, options, ask);
    return true;
  } catch (error) {
    if (error instanceof HttpProblem && error.status < 500) return false;
    throw error;
  }
}

const rightsOf = ({ resources, ...principal }: Principal): string =>
  JSON.stringify([principal, [...resources].sort()]);

/** Who writes, from which tab, and what asks whether they still may. */
interface Writing {
  readonly origin: WriteOrigin;
  readonly tab: string;
  readonly askWhenLate: () => Promise<void>;
}

/**
 * The `write` function of a call: stores the entry of the audit trail and notes the write at the request's idempotency key. Throws when the
 * call only reads.
 */
function writeFor(
  call: Call,
  { database }: DispatchOptions,
  { origin, tab, askWhenLate }: Writing,
  note: NoteWrite,
): WriteDoor {
  if (call.access.kind === 'public') return (work) => database.write((trx) => work(trx, NO_TRAIL));
  if (call.effect === 'read') return () => Promise.reject(new Error(`${call.id} only reads`));
  let hasBegun = false;
  return (work) => {
    statementLimits()?.finishAnyway();
    return database.write(async (trx) => {
      // Work in several pieces is finished; its first may even end the session.
      if (!hasBegun) await askWhenLate();
      hasBegun = true;
      await note(trx);
      nameOrigin(trx, tab);
      const entry = await recordWrite(trx, origin);
      return work(trx, openTrail(trx, entry));
    });
  };
}
