import { useAllowedResources } from '../session/index.js';

/** What the signed-in user may do with deliveries. */
export interface DeliveryRights {
  /** Sees the deliveries of all merchants, changes their status and fields, and books them (`/getForAllMerchants`). */
  readonly isStaff: boolean;
}

/** Nothing beyond reading until the rights are known. */
export function useDeliveryRights(): DeliveryRights {
  return { isStaff: useAllowedResources()?.has('/getForAllMerchants') ?? false };
}
