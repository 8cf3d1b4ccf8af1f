import type { Visit } from '@kontor/portal-core/session';
import { useCurrentUser } from '@kontor/portal-ui';
import { useKeepInAccount } from './account-preferences.js';
import { isTourEnded, withEndedTour } from './ended-tour.js';

/** Whether the tour is offered: on a person's first visit, until it was ended. Nobody is led through another's portal. */
export function useTourOffer(visit: Visit | undefined): boolean {
  const user = useCurrentUser();
  if (user === undefined || user.impersonated_by !== undefined) return false;
  return visit?.since === null && !isTourEnded(user.settings);
}

/** Notes in the account that the tour was ended, so that it is not offered again. */
export function useTourEnd(): () => void {
  const settings = useCurrentUser()?.settings;
  const keep = useKeepInAccount();
  return () => {
    if (settings !== undefined && !isTourEnded(settings)) keep({ settings: withEndedTour(settings) });
  };
}
