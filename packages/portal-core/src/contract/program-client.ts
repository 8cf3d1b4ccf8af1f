import { loadTexts, translatorOf, type Language } from '../i18n/index.js';
import {
  ApiError,
  type Call,
  type CallInput,
  type Fetch,
  fetchTransport,
  type HttpResponse,
  type PortalClient,
  withRetry,
} from '../wire/index.js';
import { createClient } from './client.js';

/** What a client of a program takes of its platform: Node, or any other with the same globals. */
export interface Platform {
  readonly fetch: Fetch;
  /** Waits for a number of milliseconds. */
  readonly sleep: (ms: number) => Promise<void>;
  /** Returns an id that nobody guesses, for an idempotency key. */
  readonly newId: () => string;
}

// Globals of the platform, which core is not compiled with.
declare const fetch: Fetch;
declare const setTimeout: (done: () => void, ms: number) => unknown;
declare const crypto: { randomUUID(): string };
const PLATFORM: Platform = {
  fetch: (url, init) => fetch(url, init),
  sleep: (ms) => new Promise((done) => void setTimeout(done, ms)),
  newId: () => crypto.randomUUID(),
};

interface ProgramOptions {
  readonly url: string;
  readonly apiKey: string;
  readonly language: Language;
  readonly platform?: Partial<Platform>;
}

/** The client of the contract that sends a key, sends again what failed on its way, and tells its errors in words. */
export function clientOfProgram(options: ProgramOptions): Pick<PortalClient, 'call' | 'open'> {
  const { url, apiKey, language } = options;
  const platform = { ...PLATFORM, ...options.platform };
  const client = createClient({
    transport: fetchTransport(url, platform.fetch),
    token: () => apiKey,
    language: () => language,
  });
  const send = async <P, Q, B, R, T>(
    call: Call<P, Q, B, R>,
    input: CallInput<NoInfer<P>, NoInfer<Q>, NoInfer<B>>,
    take: (answer: HttpResponse) => T | Promise<T>,
  ): Promise<T> => {
    const once = keyed(call, input, platform.newId);
    const attempt = async () => take(await client.open(call, once));
    try {
      if (!mayRepeat(call)) return await attempt();
      return await withRetry(attempt, { sleep: platform.sleep, random: Math.random });
    } catch (error) {
      throw error instanceof ApiError ? await inWords(error, language) : error;
    }
  };
  return {
    open: (call, input) => send(call, input, (answer) => answer),
    call: (call, input) =>
      send(call, input, async (answer) =>
        call.responseKind === 'json' ? JSON.parse(await answer.text()) : undefined,
      ),
  };
}

type Kind = Pick<Call, 'effect' | 'method' | 'answersSecret'>;

/** Whether a call does the same however often it is sent: the server keeps no answer that holds a secret. */
const mayRepeat = ({ effect, method, answersSecret }: Kind): boolean =>
  effect === 'read' || method === 'PUT' || (method === 'POST' && !answersSecret);

interface Headed {
  readonly headers?: Readonly<Record<string, string>>;
}

/** Gives a call that creates or changes something its idempotency key, the same for every time it is sent. */
function keyed<Input extends Headed>({ effect, method }: Kind, input: Input, newId: () => string): Input {
  if (effect === 'read' || method !== 'POST') return input;
  return { ...input, headers: { 'Idempotency-Key': newId(), ...input.headers } };
}

/** An issue as the server tells it, or an order that was refused with its own. */
interface Told {
  readonly path?: string;
  readonly message?: string;
  readonly external_order_id?: string;
  readonly errors?: readonly Told[];
}

const linesOf = ({ path, message, external_order_id, errors }: Told): readonly string[] =>
  errors ? errors.flatMap(linesOf).map((line) => `${external_order_id}: ${line}`) : [`${path}: ${message}`];

/** The same error with a text to show: what happened, and below it each issue with its place. */
async function inWords(error: ApiError, language: Language): Promise<ApiError> {
  const { status, code, issues, retryAfter } = error;
  const translate = translatorOf(language, await loadTexts(language));
  const told = status === 0 ? translate('problem.unavailable') : error.message;
  const places: readonly Told[] = issues;
  const detail = [told, ...places.flatMap(linesOf)].join('\n');
  return Object.assign(new ApiError({ status, code, detail, errors: issues }, retryAfter), { cause: error });
}
