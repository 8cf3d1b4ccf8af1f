import { cleanText } from '@kontor/portal-core/validation';
import { DataApiError } from './data-api-error.js';

type Json = Readonly<Record<string, unknown>>;

/** Characters of an answer that are read: a page of a hundred records with their portals is far below. */
const MOST = 16 * 1024 * 1024;
const WORDS = 200;
/** FileMaker's code for what went well. */
const OK = 0;

export const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/**
 * The `response` of an answer. The code in `messages` decides, not the HTTP status. Throws `DataApiError`: with null for what is no answer of
 * the Data API, such as the page of a proxy, or half of one.
 */
export async function readAnswer(response: Response): Promise<Json> {
  const text = await bodyOf(response);
  const { response: answer, messages } = fieldsOf(text);
  const { code, message } = objectOf(listOf(messages)[0]);
  if (textOf(code) === '' || Number.isNaN(Number(code)))
    throw new DataApiError(null, `HTTP ${response.status}`);
  if (Number(code) === OK) return objectOf(answer);
  throw new DataApiError(
    Number(code),
    cleanText(textOf(message).replaceAll(/[\p{Cc}\s]+/gu, ' ')).slice(0, WORDS),
  );
}

async function bodyOf({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    pieces.push(piece);
    length += piece.length;
    if (length > MOST) throw new DataApiError(null, 'The answer is too long');
  }
  return Buffer.concat(pieces).toString('utf8');
}

function fieldsOf(text: string): Json {
  try {
    return objectOf(JSON.parse(text));
  } catch {
    return {};
  }
}
