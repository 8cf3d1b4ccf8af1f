import type { ApiKeyScope, ResourceCode } from '../access/index.js';
import type { Schema, Wire } from '../validation/index.js';

/**
 * The callers allowed to send a call: anyone, anyone signed in, or holders of at least one of the codes. `open`: anyone too, but a token is
 * read if one is sent, and the call itself decides what it accepts the token for.
 */
export type CallAccess =
  | { readonly kind: 'public' }
  | { readonly kind: 'open' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'resource'; readonly anyOf: readonly ResourceCode[] };

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The load that a call is on the server, see `Call.weight`. */
export type CallWeight = 'vital' | 'ordinary' | 'heavy' | 'bulk';

/** Format of the request's body: a JSON value, or one file of a form in the field `file`, passed on as a `FormFile`. */
export type RequestKind = 'json' | 'multipart';
/** Format of the answer's body: a JSON value, CSV text (streamed), a file of the type in its `Content-Type`, or nothing. */
export type ResponseKind = 'json' | 'csv' | 'file' | 'none';

/** A file of a multipart call. `content` is the platform's own Blob or File; core only passes it on. */
export interface FormFile {
  readonly name: string;
  readonly content: unknown;
}

/** One HTTP call as data. Router, client, OpenAPI document and permission test are derived from it. */
export interface Call<Params = unknown, Query = unknown, Body = unknown, Response = unknown> {
  /** Unique name, `<feature>.<verb>`: `orders.find`. */
  readonly id: string;
  readonly method: HttpMethod;
  /** Path below `/api`, with `:name` for path parameters: `/orders/:id`. */
  readonly path: string;
  readonly access: CallAccess;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly params?: Schema<Params>;
  readonly query?: Schema<Query>;
  readonly body?: Schema<Body>;
  /** `json` by default; the body of `multipart` has no schema. */
  readonly requestKind: RequestKind;
  readonly response?: Schema<Response>;
  /** `json` by default. */
  readonly responseKind: ResponseKind;
  /** Status of a success; 200 by default. */
  readonly status: number;
  /**
   * Whether the call may change records: by default `read` for a GET and `write` for any other method. Writes are audited and may carry an
   * idempotency key.
   */
  readonly effect: 'read' | 'write';
  /**
   * The load it is on the server: `heavy` calls (searches, exports, many records at once) run few at a time and have connections of their
   * own; `bulk` ones (chunks of an import) store few at a time and let every other write pass; `vital` ones (signing in, the user's rights,
   * readiness) wait behind no other. `ordinary` by default.
   */
  readonly weight: CallWeight;
  /** Largest request body in bytes, for a multipart call the largest file; 1 MiB by default. */
  readonly maxBodyBytes: number;
  /** Most values in a JSON body, nested ones included; 20,000 by default. */
  readonly maxValues: number;
  /**
   * Whether the token of a partner's page may send a call that is open to everyone signed in: with any resource, or only with one of these.
   * Calls that require a resource require it of a page as well and have no value here. Refused by default.
   */
  readonly embed?: boolean | readonly ResourceCode[];
  /**
   * Whether the call keeps the fixed filters of a partner's page: it shows no record outside of them and changes none, or it has nothing to
   * do with records that can be filtered. Refused to a page with filters by default.
   */
  readonly keepsFilters?: boolean;
  /** The scopes, of which an API key needs one to send the call instead of a user. Refused to every key by default. */
  readonly apiKey?: readonly ApiKeyScope[];
  /** Whether the answer contains a secret, so that it is never stored for a repeated request. */
  readonly answersSecret?: boolean;
}

type CallFacts<Kind extends RequestKind> = Pick<Call, 'id' | 'method' | 'path' | 'access' | 'summary'> &
  Partial<Omit<Call, 'params' | 'query' | 'body' | 'response' | 'requestKind'>> & {
    readonly requestKind?: Kind;
  };

/** The schemas of a call's input and answer; absent for parts it does not have. */
interface CallSchemas<P, Q, B, R> {
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly response?: R;
}
type Shape = Schema | undefined;
type WireOf<S> = S extends Schema ? Wire<S> : undefined;
type WireBody<Kind, B> = Kind extends 'multipart' ? FormFile : WireOf<B>;

/** Defines a call with its defaults; the types of its input and answer are derived from its schemas. */
export function defineCall<
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Shape = undefined,
  R extends Shape = undefined,
  Kind extends RequestKind = 'json',
>(input: CallFacts<Kind> & CallSchemas<P, Q, B, R>): Call<WireOf<P>, WireOf<Q>, WireBody<Kind, B>, WireOf<R>>;
export function defineCall(
  input: CallFacts<RequestKind> & CallSchemas<Schema, Schema, Schema, Schema>,
): Call {
  return {
    requestKind: 'json',
    responseKind: 'json',
    status: 200,
    effect: input.method === 'GET' ? 'read' : 'write',
    weight: 'ordinary',
    maxBodyBytes: 1024 * 1024,
    maxValues: 20_000,
    ...input,
  };
}

/** A call of any types, for lists of calls. */
// oxlint-disable-next-line typescript/no-explicit-any -- a list of calls of different shapes has no narrower common type
export type AnyCall = Call<any, any, any, any>;
export type ParamsOf<C> = C extends Call<infer P, infer _Q, infer _B, infer _R> ? P : never;
export type QueryOf<C> = C extends Call<infer _P, infer Q, infer _B, infer _R> ? Q : never;
export type BodyOf<C> = C extends Call<infer _P, infer _Q, infer B, infer _R> ? B : never;
export type ResponseOf<C> = C extends Call<infer _P, infer _Q, infer _B, infer R> ? R : never;

/** Shorthands for `access`. */
export const publicCall: CallAccess = { kind: 'public' };
export const openCall: CallAccess = { kind: 'open' };
export const signedInCall: CallAccess = { kind: 'signedIn' };
export const resourceCall = (...anyOf: readonly ResourceCode[]): CallAccess => ({ kind: 'resource', anyOf });
