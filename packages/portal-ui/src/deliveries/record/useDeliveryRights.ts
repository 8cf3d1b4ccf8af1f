import { useOffers } from '../../provider/index.js';
import { useAllowedResources } from '../../session/index.js';

/** What the signed-in user may do with deliveries. */
export interface DeliveryRights {
  /** Whether the user sees the deliveries of all merchants, changes their status and fields, and books them (`/getForAllMerchants`). */
  readonly isStaff: boolean;
  /** Whether they may change anything here: staff, on a page whose token writes and that does not leave it out. */
  readonly mayChange: boolean;
}

/** The rights of the signed-in user; read-only until they are known. */
export function useDeliveryRights(): DeliveryRights {
  const isStaff = useAllowedResources()?.has('/getForAllMerchants') ?? false;
  const isOffered = useOffers('edit');
  return { isStaff, mayChange: isStaff && isOffered };
}
