import type { Call, FormFile } from './call.js';

/** One HTTP request as the client passes it to the injected transport. */
export interface HttpRequest {
  readonly method: string;
  /** Path and query below the portal's origin: `/api/orders/find`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text, or bytes that the caller prepared (gzip); absent when the call has no body. */
  readonly body?: string | Uint8Array;
  /** A file to send instead of `body`, as `multipart/form-data` in the field `file`; the transport writes the form and its content type. */
  readonly form?: FormFile;
  /** Called with the upload's progress, by transports that support it. */
  readonly onProgress?: (sent: Sent) => void;
  /** An AbortSignal of the platform; core only passes it on. */
  readonly signal?: unknown;
}

/** Progress of an upload, in bytes. */
export interface Sent {
  readonly loaded: number;
  readonly total: number;
}

/** The answer of the transport. `stream` is the platform's own body stream, for downloads. */
export interface HttpResponse {
  readonly status: number;
  header(name: string): string | null;
  text(): Promise<string>;
  readonly stream: unknown;
}

/** Sends a request. Rejects only when no answer was received. */
export type Transport = (request: HttpRequest) => Promise<HttpResponse>;

export interface ClientOptions {
  readonly transport: Transport;
  /** Returns the bearer token for every call; null when signed out. When it rejects, nothing is sent. */
  readonly token?: () => string | null | Promise<string | null>;
  /** Called once per call whose token was refused (401): returns another token to send it with, or null to let it fail. */
  readonly renewToken?: (refused: string) => Promise<string | null>;
  /** Returns the id of the user acted as (`X-Logged-In-As`) for every call. */
  readonly loggedInAs?: () => number | null;
  /** Returns `de` or `en`, sent as `Accept-Language`. */
  readonly language?: () => string;
  /** The name of this tab: changes made with it are told to every other one (`X-Tab-Id`). */
  readonly tab?: string;
  /** Called with the new token after the user's own password was changed; all older tokens have ended. */
  readonly onToken?: (token: string) => void;
  /** Called for every 401 answer to a call whose token is still the current one. */
  readonly onSignedOut?: () => void;
  /** Called for every call that was refused because acting as someone else has ended. */
  readonly onImpersonationEnded?: () => void;
}

type Present<Key extends string, T> = [T] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : { readonly [K in Key]: T };
type PresentQuery<T> = [T] extends [undefined]
  ? { readonly query?: undefined }
  : { readonly query?: T | undefined };

/** The typed input of a call: only the parts that it declares. */
export type CallInput<P, Q, B> = Present<'params', P> &
  PresentQuery<Q> &
  Present<'body', B> & {
    readonly signal?: unknown;
    readonly headers?: Readonly<Record<string, string>>;
    /** Bytes to send instead of the JSON of `body` (for example gzipped), with their own headers. */
    readonly rawBody?: Uint8Array;
    /** Called with the progress of an upload. */
    readonly onProgress?: (sent: Sent) => void;
  };

/**
 * Sends calls of the contract. The types of the input come from the call alone, so that an input without a required field does not widen
 * them.
 */
export interface PortalClient {
  /** The portal's origin, for addresses of files and pages; the page's own origin when absent or empty. */
  readonly baseUrl?: string;
  /** The name of this tab, see `ClientOptions.tab`. */
  readonly tab?: string;
  /** Returns the JSON body; rejects with `ApiError` for every answer that is not a success. */
  call<P, Q, B, R>(call: Call<P, Q, B, R>, input: CallInput<NoInfer<P>, NoInfer<Q>, NoInfer<B>>): Promise<R>;
  /** Returns the raw response of a success, for downloads and headers. */
  open<P, Q, B, R>(
    call: Call<P, Q, B, R>,
    input: CallInput<NoInfer<P>, NoInfer<Q>, NoInfer<B>>,
  ): Promise<HttpResponse>;
}
