import type { Issue } from '@kontor/portal-core/validation';
import { ApiError, type ProblemCode } from '@kontor/portal-core/wire';

/** End of a channel: a worker seen from the page, the page seen from its worker, or a `MessagePort`. */
export interface PeerPort {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** Functions that one side of a channel offers; inputs and results must survive a structured clone. */
export type Methods<M> = { readonly [K in keyof M]: (input: never) => unknown };
type InputOf<F> = F extends (input: infer I) => unknown ? I : never;
type AnswerOf<F> = F extends (input: never) => infer A ? Awaited<A> : never;

/** Calls functions of the other side of a channel. */
export interface Peer<Other> {
  /** Calls a function. Rejects with the other side's error; an `ApiError` stays one. */
  ask<K extends keyof Other & string>(method: K, input: InputOf<Other[K]>): Promise<AnswerOf<Other[K]>>;
  /** Rejects all pending calls, because the other side is gone. */
  fail(error: Error): void;
}

interface Question {
  readonly ask: number;
  readonly method: string;
  readonly input: unknown;
}
interface Answer {
  readonly answer: number;
  readonly value?: unknown;
  readonly error?: SentError;
}
interface SentError {
  readonly name: string;
  readonly message: string;
  readonly api?: {
    readonly status: number;
    readonly code: ProblemCode;
    readonly issues: readonly Issue[];
    readonly retryAfter: number | null;
  };
}

/** Connects one side of a channel: offers its own functions and calls the other's. */
export function createPeer<Own extends Methods<Own>, Other>(port: PeerPort, own: Own): Peer<Other> {
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: unknown) => void }>();
  let asked = 0;
  const answer = async ({ ask, method, input }: Question): Promise<void> => {
    try {
      const value = await own[method as keyof Own](input as never);
      port.postMessage({ answer: ask, value } satisfies Answer);
    } catch (error) {
      port.postMessage({ answer: ask, error: packError(error) } satisfies Answer);
    }
  };
  port.addEventListener('message', ({ data }: MessageEvent<Question | Answer>) => {
    if ('ask' in data) return void answer(data);
    const asker = waiting.get(data.answer);
    waiting.delete(data.answer);
    if (data.error === undefined) asker?.resolve(data.value as never);
    else asker?.reject(unpackError(data.error));
  });
  return {
    fail: (error) => {
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    },
    ask: (method, input) =>
      new Promise((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve, reject });
        port.postMessage({ ask: asked, method, input } satisfies Question);
      }),
  };
}

function packError(error: unknown): SentError {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (!(error instanceof ApiError)) return { name, message };
  const { status, code, issues, retryAfter } = error;
  return { name, message, api: { status, code, issues, retryAfter } };
}

function unpackError({ name, message, api }: SentError): Error {
  if (api === undefined) return Object.assign(new Error(message), { name });
  return new ApiError(
    { status: api.status, code: api.code, detail: message, errors: api.issues },
    api.retryAfter,
  );
}
