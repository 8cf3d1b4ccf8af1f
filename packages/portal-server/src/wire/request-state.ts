import type { ProblemCode } from '@kontor/portal-core/wire';
import type { Asker, Caller } from './caller.js';

declare module 'koa' {
  /** What the middlewares know of a request: each is set by the step in its sentence, and absent before it. */
  interface DefaultState {
    /** Set by the request log, which is the first to see a request. */
    requestId: string;
    /** Who asks, before the database is asked. */
    asker: Asker;
    /** The call of the route that matched. */
    callId?: string;
    /** Who calls; absent for calls of everybody. */
    caller?: Caller;
    /** The code of the refusal. */
    problem?: ProblemCode;
    /** Give back the places that the request has among those under way. */
    places?: (() => void)[];
    /** True for an answer that goes on until the client leaves, which breaks nothing off. */
    goesOn?: boolean;
    /** Aborted when the client is gone. */
    client?: AbortController;
  }
}
