import type { ResourceCode } from '../access/index.js';
import type { Schema, Wire } from '../validation/index.js';

/**
 * Who may make a call: anyone, anyone signed in, or holders of at least one of the codes. `open`: anyone too, but who shows a token is
 * known, and the call itself decides what it takes one for.
 */
export type CallAccess =
  | { readonly kind: 'public' }
  | { readonly kind: 'open' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'resource'; readonly anyOf: readonly ResourceCode[] };

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How the request's body goes: a JSON value, or one file of a form in the field `file`, handed over as a `FormFile`. */
export type RequestKind = 'json' | 'multipart';
/** How the answer's body comes: a JSON value, CSV text (streamed), a file of the type its `Content-Type` says, or nothing. */
export type ResponseKind = 'json' | 'csv' | 'file' | 'none';

/** A file of a multipart call. `content` is the platform's own Blob or File; core only passes it on. */
export interface FormFile {
  readonly name: string;
  readonly content: unknown;
}

/** One HTTP call as data. Router, client, OpenAPI document and permission test are derived from it. */
export interface Call<Params = unknown, Query = unknown, Body = unknown, Response = unknown> {
  /** `<feature>.<verb>`, unique: `orders.find`. */
  readonly id: string;
  readonly method: HttpMethod;
  /** Below `/api`, with `:name` for path parameters: `/orders/:id`. */
  readonly path: string;
  readonly access: CallAccess;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly params?: Schema<Params>;
  readonly query?: Schema<Query>;
  readonly body?: Schema<Body>;
  /** `json` unless said otherwise; the body of `multipart` has no schema. */
  readonly requestKind: RequestKind;
  readonly response?: Schema<Response>;
  /** `json` unless said otherwise. */
  readonly responseKind: ResponseKind;
  /** Status of a success: 200 unless said otherwise. */
  readonly status: number;
  /** Whether it may change records: `write` unless it is a GET or says otherwise. Writes are audited and may carry an idempotency key. */
  readonly effect: 'read' | 'write';
  /** Largest request body in bytes, of a multipart call the largest file: 1 MiB unless said otherwise. */
  readonly maxBodyBytes: number;
  /**
   * Whether the token of a partner's page may make a call for everyone signed in: with any resource, or only with one of these. Calls that
   * need a resource need it of a page too and say nothing here. Refused unless said.
   */
  readonly embed?: boolean | readonly ResourceCode[];
  /** Takes an API key in place of a user's token. */
  readonly apiKey?: boolean;
  /** The answer holds a secret: it is never kept for a repeated request. */
  readonly answersSecret?: boolean;
}

type CallFacts<Kind extends RequestKind> = Pick<Call, 'id' | 'method' | 'path' | 'access' | 'summary'> &
  Partial<Omit<Call, 'params' | 'query' | 'body' | 'response' | 'requestKind'>> & {
    readonly requestKind?: Kind;
  };

/** What a call takes and answers, as schemas; what it has none of is left out. */
interface CallSchemas<P, Q, B, R> {
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly response?: R;
}
type Shape = Schema | undefined;
type WireOf<S> = S extends Schema ? Wire<S> : undefined;
type WireBody<Kind, B> = Kind extends 'multipart' ? FormFile : WireOf<B>;

/** Names a call, filling in the defaults; the types of what it takes and answers follow from its schemas. */
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
    maxBodyBytes: 1024 * 1024,
    ...input,
  };
}

/** A call whose types do not matter to the reader: what lists of calls hold. */
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
