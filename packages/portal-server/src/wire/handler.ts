import type { DataScope, Principal } from '@kontor/portal-core/access';
import type { Language, Translate } from '@kontor/portal-core/i18n';
import type { BodyOf, Call, ParamsOf, QueryOf, ResponseOf } from '@kontor/portal-core/wire';
import type { Readable } from 'node:stream';
import type { Trail } from '../trail/index.js';
import type { Writer } from '../db/index.js';
import type { Actor, KeyCaller, PageCaller } from './caller.js';

/** Facts about the request besides its parsed input. */
export interface RequestInfo {
  readonly requestId: string;
  readonly language: Language;
  readonly t: Translate;
  /** Client address, used by limits. */
  readonly ip: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly httpVersion: string;
}

/** Runs `work` in one transaction that also holds the call's audit entry; `trail` adds the records that it concerned. */
export type WriteDoor = <T>(work: (trx: Writer, trail: Trail) => Promise<T>) => Promise<T>;

/** A handler's input: parsed parameters, query and body, and the caller. */
export interface HandlerInput<C> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly info: RequestInfo;
  /** Absent only in public calls. */
  readonly principal: Principal;
  readonly actor: Actor;
  /** The partner's page that calls; absent for other callers. */
  readonly page?: PageCaller;
  /** The API key of a program, in calls that accept one. */
  readonly apiKey?: KeyCaller;
  /** The id of the token of the user who really acts; absent for pages, programs and strangers. */
  readonly session?: string;
  /** The caller's scope without the request for all merchants. A user without any scope gets a 403 before the handler runs. */
  readonly scope: DataScope;
  /**
   * Writes as `Database.write` does, with the call's audit entry in the same transaction (none in public calls, whose caller is unknown).
   * Rejects in calls that only read.
   */
  readonly write: WriteDoor;
  /** Whether the caller, asked again, may still send the call, with the rights it had. */
  readonly mayStill: () => Promise<boolean>;
}

/** A handler's answer when it is more than a JSON body with the call's own status. */
export class Reply<T = unknown> {
  readonly body: T | string | Buffer | Readable;
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** True for a stream that goes on for as long as somebody listens: it takes no place among the calls under way. */
  readonly goesOn: boolean;

  /** A string or Buffer body is sent as it is (JSON text built by the database), a stream is piped. */
  constructor(
    body: T | string | Buffer | Readable,
    options: { status?: number; headers?: Record<string, string>; goesOn?: boolean } = {},
  ) {
    this.body = body;
    this.status = options.status;
    this.headers = options.headers ?? {};
    this.goesOn = options.goesOn ?? false;
  }
}

/** Answers one call of the contract: authorise, one call to a store or the ERP, present; at most 20 lines. */
export type Handler<C extends Call> = (
  input: HandlerInput<C>,
) => Promise<ResponseOf<C> | Reply<ResponseOf<C>>>;

/** A check before a body is read; rejects with the problem to answer instead. */
export type Admission = (actor: Actor) => Promise<void>;

/** A call with its handler; features export lists of these. */
export interface Route {
  readonly call: Call;
  readonly handler: (input: never) => Promise<unknown>;
  readonly admit?: Admission | undefined;
}
export function route<P, Q, B, R>(
  call: Call<P, Q, B, R>,
  handler: Handler<Call<P, Q, B, R>>,
  admit?: Admission,
): Route {
  return { call: call as unknown as Call, handler: handler as Route['handler'], admit };
}
