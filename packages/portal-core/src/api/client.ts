import { changeOwnPassword } from '../session/session.api.js';
import type { AnyCall, Call, FormFile } from './call.js';
import type { Problem, ProblemCode } from './problem.js';
import type { Issue } from '../validation/index.js';

/** One HTTP request as the client hands it to the injected transport. */
export interface HttpRequest {
  readonly method: string;
  /** Path and query below the portal's origin: `/api/orders/find`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text, or bytes the caller prepared (gzip); absent when the call has no body. */
  readonly body?: string | Uint8Array;
  /** In place of `body`: a file to send as `multipart/form-data` in the field `file`; the transport writes the form and its content type. */
  readonly form?: FormFile;
  /** Told how much of the form has been sent, by transports that know. */
  readonly onProgress?: (sent: Sent) => void;
  /** An AbortSignal of the platform; core only passes it on. */
  readonly signal?: unknown;
}

/** How much of an upload is on its way, in bytes. */
export interface Sent {
  readonly loaded: number;
  readonly total: number;
}

/** What the transport gives back. `stream` is the platform's own body stream, for downloads. */
export interface HttpResponse {
  readonly status: number;
  header(name: string): string | null;
  text(): Promise<string>;
  readonly stream: unknown;
}

/** Sends a request. Rejects only when no answer came. */
export type Transport = (request: HttpRequest) => Promise<HttpResponse>;

export interface ClientOptions {
  readonly transport: Transport;
  /** The bearer token, asked for at every call; null when signed out. When it rejects, nothing is sent. */
  readonly token?: () => string | null | Promise<string | null>;
  /** Asked once a call when its token was refused (401): another token to send it with, or null to let it fail. */
  readonly renewToken?: (refused: string) => Promise<string | null>;
  /** The user acted as (`X-Logged-In-As`), asked for at every call. */
  readonly loggedInAs?: () => number | null;
  /** `de` or `en`, sent as `Accept-Language`. */
  readonly language?: () => string;
  /** Called with the token to go on with once the own password was changed; every older token has ended. */
  readonly onToken?: (token: string) => void;
  /** Called for every answer of 401 to a call that carried the token that is still the present one. */
  readonly onSignedOut?: () => void;
  /** Called for every call refused because acting as someone else has ended. */
  readonly onImpersonationEnded?: () => void;
}

type Present<Key extends string, T> = [T] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : { readonly [K in Key]: T };
type PresentQuery<T> = [T] extends [undefined]
  ? { readonly query?: undefined }
  : { readonly query?: T | undefined };

/** The typed input of a call: only the parts it declares. */
export type CallInput<P, Q, B> = Present<'params', P> &
  PresentQuery<Q> &
  Present<'body', B> & {
    readonly signal?: unknown;
    readonly headers?: Readonly<Record<string, string>>;
    /** Bytes to send in place of the JSON of `body` (for example gzipped), with their own headers. */
    readonly rawBody?: Uint8Array;
    /** Told how much of an upload has been sent. */
    readonly onProgress?: (sent: Sent) => void;
  };

/** Makes calls of the contract. The call alone gives the types of its input, so that an input that lacks a field does not widen them. */
export interface PortalClient {
  /** The portal's origin, which files and pages are addressed by; the page's own when absent or empty. */
  readonly baseUrl?: string;
  /** Answers the JSON body; rejects with `ApiError` for every answer that is not a success. */
  call<P, Q, B, R>(call: Call<P, Q, B, R>, input: CallInput<NoInfer<P>, NoInfer<Q>, NoInfer<B>>): Promise<R>;
  /** Answers the raw response of a success, for downloads and headers. */
  open<P, Q, B, R>(
    call: Call<P, Q, B, R>,
    input: CallInput<NoInfer<P>, NoInfer<Q>, NoInfer<B>>,
  ): Promise<HttpResponse>;
}

/** The server refused, with its reason. `status` 0: no answer came (code `unavailable`). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ProblemCode;
  readonly issues: readonly Issue[];
  /** Seconds the server asked to wait, when it did. */
  readonly retryAfter: number | null;

  constructor(
    problem: Pick<Problem, 'status' | 'code' | 'detail'> & { errors?: readonly Issue[] },
    retryAfter: number | null = null,
  ) {
    super(problem.detail);
    this.status = problem.status;
    this.code = problem.code;
    this.issues = problem.errors ?? [];
    this.retryAfter = retryAfter;
  }
}

/**
 * Builds the typed client over an injected transport. A call that is refused because the own password is being changed is sent again with
 * the new token.
 */
export function createClient(options: ClientOptions): PortalClient {
  let renewal: Promise<void> = Promise.resolve();
  const open: PortalClient['open'] = async (call, input) => {
    const given = options.token?.() ?? null;
    // A token at hand is sent at once: the calls go out in the order they are made.
    const token = given instanceof Promise ? await given : given;
    const response = await send(options.transport, toRequest(call, input, { ...options, token }));
    if (response.status < 300) return response;
    if (response.status === 401 && token !== null) {
      if (options.renewToken) return sendRenewed(call, input, token, response);
      if (call.id !== changeOwnPassword.id) await renewal;
      const present = (await options.token?.()) ?? null;
      if (present === token) options.onSignedOut?.();
      else if (present !== null) return open(call, input);
    }
    const error = await toError(response);
    if (error.code === 'impersonation_ended') options.onImpersonationEnded?.();
    throw error;
  };
  /** The token that comes in place of a refused one gets one try. */
  const sendRenewed = async (
    call: AnyCall,
    input: LooseInput,
    refused: string,
    refusal: HttpResponse,
  ): Promise<HttpResponse> => {
    const token = (await options.renewToken?.(refused)) ?? null;
    if (token === null) throw await toError(refusal);
    const response = await send(options.transport, toRequest(call, input, { ...options, token }));
    if (response.status < 300) return response;
    throw await toError(response);
  };
  const renewed = (answer: Promise<{ readonly token: string }>) =>
    answer.then(
      ({ token }) => options.onToken?.(token),
      () => {},
    );
  return {
    open,
    call(call, input) {
      const answer = open(call, input).then(async (response) =>
        call.responseKind === 'json' ? JSON.parse(await response.text()) : undefined,
      );
      if (call.id === changeOwnPassword.id) renewal = renewed(answer);
      return answer as never;
    },
  };
}

function send(transport: Transport, request: HttpRequest): Promise<HttpResponse> {
  return transport(request).catch((cause: unknown) => {
    if ((cause as { name?: string }).name === 'AbortError') throw cause;
    throw Object.assign(new ApiError({ status: 0, code: 'unavailable', detail: 'network' }), { cause });
  });
}

interface LooseInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly rawBody?: Uint8Array;
  readonly onProgress?: (sent: Sent) => void;
}

function toRequest(
  call: Pick<Call, 'method' | 'path' | 'requestKind'>,
  input: LooseInput,
  options: Omit<ClientOptions, 'token'> & { readonly token: string | null },
): HttpRequest {
  const { token } = options;
  const loggedInAs = options.loggedInAs?.() ?? null;
  const form = call.requestKind === 'multipart' ? (input.body as FormFile) : undefined;
  const hasJson = form === undefined && input.rawBody === undefined && input.body !== undefined;
  const body = hasJson ? JSON.stringify(input.body) : input.rawBody;
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token !== null) headers['Authorization'] = `Bearer ${token}`;
  if (loggedInAs !== null) headers['X-Logged-In-As'] = String(loggedInAs);
  if (options.language) headers['Accept-Language'] = options.language();
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  return {
    method: call.method,
    path: `/api${fillPath(call.path, (input.params ?? {}) as Record<string, unknown>)}${toQuery(input.query)}`,
    headers: { ...headers, ...input.headers },
    ...(body === undefined ? {} : { body }),
    ...(form && { form }),
    ...(input.onProgress && { onProgress: input.onProgress }),
    ...(input.signal === undefined ? {} : { signal: input.signal }),
  };
}

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function toQuery(query: unknown): string {
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

async function toError(response: HttpResponse): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const retryAfter = Number(response.header('Retry-After') ?? Number.NaN);
  const wait = Number.isFinite(retryAfter) ? retryAfter : null;
  try {
    return new ApiError(JSON.parse(text) as Problem, wait);
  } catch {
    const code = response.status >= 500 ? 'unavailable' : 'bad_request';
    return new ApiError({ status: response.status, code, detail: `HTTP ${response.status}` }, wait);
  }
}
