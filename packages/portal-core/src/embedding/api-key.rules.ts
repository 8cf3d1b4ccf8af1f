import { daysBetween, isIsoDay } from '../dates/index.js';
import { checkLength, type Issue, issue } from '../validation/index.js';
import type { Call } from '../wire/index.js';
import { isExactOrigin } from './embed-origin.js';
import {
  EMBED_LIMITS,
  isErpKey,
  isRecordsKey,
  isPageKey,
  type ApiKey,
  type ApiKeyInput,
} from './embedding.types.js';

/** Whether a key may send a call: the contract names one of its scopes. */
export const mayKeySend = ({ apiKey }: Pick<Call, 'apiKey'>, { scopes }: Pick<ApiKey, 'scopes'>): boolean =>
  apiKey !== undefined && apiKey.some((scope) => scopes.includes(scope));

/** Days before its end from which on a key is told to end soon. */
const SOON = 14;

/** How an API key stands on a day: it ends with its last day, and is told to end soon two weeks before. */
export function apiKeyState(
  { revoked_at, last_day }: Pick<ApiKey, 'revoked_at' | 'last_day'>,
  today: string,
): 'live' | 'ending' | 'ended' | 'revoked' {
  if (revoked_at !== null) return 'revoked';
  if (last_day === null) return 'live';
  if (last_day < today) return 'ended';
  return daysBetween(today, last_day) < SOON ? 'ending' : 'live';
}

/** Every broken rule of an API key to create on the ISO day `today`. Only the server can check whether its account and merchant may be chosen. */
export function validateApiKey(input: ApiKeyInput, today: string): Issue[] {
  const issues: Issue[] = [];
  checkLength(issues, 'name', input.name, EMBED_LIMITS.name);
  if (input.user_id < 1) issues.push(issue('user_id', 'required'));
  if (input.scopes.length === 0) issues.push(issue('scopes', 'required'));
  if (isErpKey(input) && input.scopes.length > 1) issues.push(issue('scopes', 'erpKeyAlone'));
  if (isRecordsKey(input) && input.merchant_id === null) issues.push(issue('merchant_id', 'required'));
  return [...issues, ...validateLastDay(input, today), ...validatePages(input)];
}

function validateLastDay({ last_day = null }: ApiKeyInput, today: string): Issue[] {
  if (last_day === null) return [];
  if (!isIsoDay(last_day)) return [issue('last_day', 'date')];
  return last_day < today ? [issue('last_day', 'dayOver')] : [];
}

/** Areas and origins bound the sessions of pages, and stand in no other key. */
function validatePages(input: ApiKeyInput): Issue[] {
  const { resources, origins } = input;
  if (isPageKey(input)) {
    const none = resources.length === 0 ? [issue('resources', 'required')] : [];
    return [...none, ...validateOrigins(origins, EMBED_LIMITS.origins)];
  }
  return (['resources', 'origins'] as const)
    .filter((name) => input[name].length > 0)
    .map((name) => issue(name, 'notAllowed'));
}

/** Every broken rule of a list of at most `max` origins. */
export function validateOrigins(origins: readonly string[], max: number): Issue[] {
  if (origins.length === 0) return [issue('origins', 'required')];
  if (origins.length > max) return [issue('origins', 'max', { max })];
  return origins.flatMap((origin, at) => (isExactOrigin(origin) ? [] : [issue(`origins.${at}`, 'origin')]));
}
