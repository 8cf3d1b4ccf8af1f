import type { Call } from '@kontor/portal-core/wire';
import type { Context } from 'koa';
import type { TrailEvent, TrailEvents } from '../trail/index.js';
import { type Caller, HttpProblem } from '../wire/index.js';
import type { AnswerCall } from './call-router.js';

/** Notes in the trail what the call refuses, what it exports, and what it shows to someone acting as another. */
export function witnessed(call: Call, events: TrailEvents, answer: AnswerCall): AnswerCall {
  const note = (ctx: Context, kind: TrailEvent['kind']) => {
    const { actor, apiKey }: Partial<Caller> = ctx.state.caller ?? {};
    const { actorId, subjectId } = actor ?? { actorId: 0, subjectId: 0 };
    const ofKey = apiKey ? { apiKeyId: apiKey.id } : {};
    const target = ctx.path.slice('/api'.length);
    const { requestId } = ctx.state;
    events.note({ kind, actorId, subjectId, action: call.id, target, requestId, address: ctx.ip, ...ofKey });
  };
  return async (ctx, params) => {
    try {
      await answer(ctx, params);
    } catch (error) {
      if (error instanceof HttpProblem && error.status === 403) note(ctx, 'refused');
      throw error;
    }
    const { caller } = ctx.state;
    if (!caller) return;
    if (call.responseKind === 'csv') note(ctx, 'export');
    else if (isLook(call) && caller.actor.actorId !== caller.actor.subjectId) note(ctx, 'view');
  };
}

/** Areas of calls that show records to whoever is signed in, without asking for a resource. */
const OF_EVERYONE: ReadonlySet<string> = new Set(['media', 'savedViews', 'dashboards', 'cmsBlocks']);

/** True for calls that show records: what every page asks for, such as the account itself, tells nothing of them. */
const isLook = ({ id, effect, access }: Call): boolean =>
  effect === 'read' && (access.kind === 'resource' || OF_EVERYONE.has(id.split('.')[0]!));
