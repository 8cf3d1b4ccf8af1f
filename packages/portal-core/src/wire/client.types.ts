import type { Call, FormFile } from './call.js';

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
