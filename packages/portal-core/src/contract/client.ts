import { changeOwnPassword } from '../session/index.js';
import { TAB_HEADER } from '../live/index.js';
import {
  type AnyCall,
  ApiError,
  type Call,
  type ClientOptions,
  type FormFile,
  type HttpRequest,
  type HttpResponse,
  type PortalClient,
  type Problem,
  type Sent,
  type Transport,
} from '../wire/index.js';

/**
 * Builds the typed client over an injected transport. A call that is refused because the user's own password is being changed is sent again
 * with the new token.
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
  /** Sends a call again, once, with the token that replaces the refused one. */
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
  call: Pick<Call, 'method' | 'path' | 'requestKind' | 'effect'>,
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
  if (options.tab !== undefined && call.effect === 'write') headers[TAB_HEADER] = options.tab;
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
