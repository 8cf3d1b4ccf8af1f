import { parseWith, type Issue } from '@kontor/portal-core/validation';
import type { AnyCall, Call, HttpRequest, HttpResponse } from '@kontor/portal-core/wire';
import { noteFault } from './answer-faults.js';
import { readJson, textAnswer } from './http-answers.js';
import { NoAnswer, Refusal, refuseWrong } from './refusal.js';

/** The input of a call, parsed by its schemas. */
export interface Asked<Params = unknown, Query = unknown, Body = unknown> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly request: HttpRequest;
}

/** An answer that is more than a JSON body: with headers, or a CSV text. */
export class Reply<Body> {
  readonly body: Body | string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: Body | string, headers: Readonly<Record<string, string>>) {
    this.body = body;
    this.headers = headers;
  }
}

/** The answer of a call; nothing for a call without JSON. */
type Given<Response> = Response | Reply<Response> | ([Response] extends [undefined] ? void : never);
/** Answers a call, or refuses it with `refuse`. */
export type Handler<C> =
  C extends Call<infer Params, infer Query, infer Body, infer Response>
    ? (asked: Asked<Params, Query, Body>) => Given<Response> | Promise<Given<Response>>
    : never;

/** A call and a fake's answer to it. */
export interface Answer {
  (request: HttpRequest): Promise<HttpResponse>;
  readonly call: AnyCall;
}

/**
 * Answers a call as the server would: the input is checked by the call's schemas first (422), and so is the answer. An answer with a
 * missing or extra field or another type is a fault, which fails the story.
 */
export function answer<P, Q, B, R>(
  call: Call<P, Q, B, R>,
  handler: Handler<Call<NoInfer<P>, NoInfer<Q>, NoInfer<B>, NoInfer<R>>>,
): Answer {
  return answerBy(call, async (request) => {
    const given: unknown = await handler((await readInput(call, request)) as Asked<P, Q, B>);
    const { body, headers } = given instanceof Reply ? given : new Reply(given, {});
    return textAnswer(textOf(call, body), call.status, headers);
  });
}

/** Answers a call differently from the contract, as a portal of another version or a broken one might. */
export const answerOtherwise = (call: AnyCall, handler: () => unknown): Answer =>
  answerBy(call, async () => textAnswer(JSON.stringify(await handler()), call.status));

/** An answer preceded by something else, such as a refusal or a wait. */
export function answerAfter(first: (call: AnyCall) => unknown, then: Answer): Answer {
  return answerBy(then.call, async (request) => {
    await first(then.call);
    return then(request);
  });
}

function answerBy(call: AnyCall, respond: (request: HttpRequest) => Promise<HttpResponse>): Answer {
  const safely = (request: HttpRequest) =>
    respond(request).catch((error: Error) => {
      if (error instanceof Refusal) return error.answer();
      if (error instanceof NoAnswer || error.name === 'AbortError') throw error;
      noteFault(error.message);
      return new Refusal('internal_error', { detail: error.message }).answer();
    });
  return Object.assign(safely, { call });
}

async function readInput(call: AnyCall, request: HttpRequest): Promise<Asked> {
  const [path = '', search] = request.path.split('?');
  const issues: Issue[] = [];
  const read = (schema: AnyCall['body'], raw: unknown) => {
    const parsed = schema && parseWith(schema, raw);
    if (parsed?.ok === false) issues.push(...parsed.issues);
    return parsed?.ok ? parsed.value : undefined;
  };
  const asked = {
    params: read(call.params, paramsOf(call, path)),
    query: read(call.query, Object.fromEntries(new URLSearchParams(search))),
    body: request.form ?? read(call.body, await readJson(request)),
    request,
  };
  refuseWrong(issues);
  return asked;
}

function paramsOf(call: AnyCall, path: string): Readonly<Record<string, string>> {
  const parts = path.slice('/api'.length).split('/').map(decodeURIComponent);
  const names = call.path.split('/').map((part, index) => [part.slice(1), parts[index], part[0] === ':']);
  return Object.fromEntries(names.filter(([, , isParam]) => isParam));
}

/** Returns the body to send. Throws if its JSON does not match the call's schema. */
function textOf({ id, response, responseKind }: AnyCall, body: unknown): string {
  if (responseKind !== 'json') return String(body ?? '');
  const text = JSON.stringify(body);
  const parsed = response && parseWith(response, text === undefined ? undefined : JSON.parse(text));
  if (parsed?.ok !== false) return text;
  const wrong = parsed.issues.map(({ path, code }) => `${path || 'answer'} (${code})`);
  throw new Error(`A fake answers ${id} other than its schema says: ${wrong.join(', ')}`);
}
