import { parseWith } from '@kontor/portal-core/validation';
import type { Call } from '@kontor/portal-core/wire';
import { Stream } from 'node:stream';
import { Reply } from '../wire/index.js';

/**
 * Throws when an answer does not match its call's schema: a missing or extra field or another type. For tests and development; streams and
 * problems are not checked.
 */
export function checkAnswer({ id, response, responseKind }: Call, result: unknown): void {
  if (response === undefined || responseKind !== 'json') return;
  if (result instanceof Reply && isRefusal(result)) return;
  const body = result instanceof Reply ? result.body : result;
  if (body instanceof Stream) return;
  const parsed = parseWith(response, asSent(body));
  if (parsed.ok) return;
  const wrong = parsed.issues.map(({ path, code }) => `${path || 'answer'} (${code})`);
  throw new Error(`${id} answers other than its schema says: ${wrong.join(', ')}`);
}

/** True for a problem, which the call's schema does not describe. */
const isRefusal = ({ status }: Reply): boolean => status !== undefined && status >= 400;

/** The body as the caller will read it: a text or bytes are JSON already. */
function asSent(body: unknown): unknown {
  const text = typeof body === 'string' || Buffer.isBuffer(body) ? String(body) : JSON.stringify(body);
  return text === undefined ? undefined : JSON.parse(text);
}
