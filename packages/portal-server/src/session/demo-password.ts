import { DEMO_PASSWORD } from '@kontor/portal-core/users';
import { type Config, isFromHere, isOnlyLocal, type Sent } from '../config/index.js';

/** True for the public password of the demo anywhere but at the machine itself, where everybody would be let in by it. */
export function isPublicHere(password: string, config: Config, sent: Sent): boolean {
  return password === DEMO_PASSWORD && !(isOnlyLocal(config) && isFromHere(sent));
}
