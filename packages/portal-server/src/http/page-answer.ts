import { Reply } from '../wire/index.js';

/**
 * What a partner's page is told: an answer without the names that people sign in with, which are nobody's business there and half of what a
 * stranger needs to try passwords. Full names stay, as the sign-in name's field does, empty.
 */
export function answerForPage(result: unknown): unknown {
  if (!(result instanceof Reply)) return withoutSignInNames(result);
  const { body, status, headers } = result;
  if (typeof body === 'string' || !isPlain(body)) return result;
  return new Reply(withoutSignInNames(body), { ...(status && { status }), headers: { ...headers } });
}

function withoutSignInNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSignInNames);
  if (!isPlain(value)) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, name === 'username' ? '' : withoutSignInNames(inner)]),
  );
}

/** True for an object of JSON; a buffer or a stream is none. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
