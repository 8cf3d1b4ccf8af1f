import { checkLength, type Issue, issue } from '../validation/index.js';
import { isExactOrigin } from './embed-origin.js';
import { EMBED_LIMITS, isErpKey, type ApiKeyInput } from './embedding.types.js';

/** Every broken rule of an API key to create. Only the server can check whether its account and merchant may be chosen. */
export function validateApiKey({ name, user_id, resources, origins }: ApiKeyInput): Issue[] {
  const issues: Issue[] = [];
  checkLength(issues, 'name', name, EMBED_LIMITS.name);
  if (user_id < 1) issues.push(issue('user_id', 'required'));
  if (resources.length === 0) issues.push(issue('resources', 'required'));
  if (!isErpKey({ resources })) return [...issues, ...validateOrigins(origins, EMBED_LIMITS.origins)];
  if (resources.length > 1) issues.push(issue('resources', 'erpKeyAlone'));
  if (origins.length > 0) issues.push(issue('origins', 'notAllowed'));
  return issues;
}

/** Every broken rule of a list of at most `max` origins. */
export function validateOrigins(origins: readonly string[], max: number): Issue[] {
  if (origins.length === 0) return [issue('origins', 'required')];
  if (origins.length > max) return [issue('origins', 'max', { max })];
  return origins.flatMap((origin, at) => (isExactOrigin(origin) ? [] : [issue(`origins.${at}`, 'origin')]));
}
