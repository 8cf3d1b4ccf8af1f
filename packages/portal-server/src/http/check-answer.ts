import { parseWith, type Call } from '@kontor/portal-core';
import { Stream } from 'node:stream';
import { Reply } from '../wire/index.js';

/**
 * Throws when an answer is not what its call says: a field too few, too many or of another type. For tests and development; streams and
 * problems are not read.
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

/** A problem is no answer of the call's own. */
const isRefusal = ({ status }: Reply): boolean => status !== undefined && status >= 400;

/** What the caller will read: a text or bytes are JSON already. */
function asSent(body: unknown): unknown {
  const text = typeof body === 'string' || Buffer.isBuffer(body) ? String(body) : JSON.stringify(body);
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
}
