import { useAllowedResources } from '../session/index.js';

/** What the signed-in user may do with deliveries. */
export interface DeliveryRights {
  /** Whether the user sees the deliveries of all merchants, changes their status and fields, and books them (`/getForAllMerchants`). */
  readonly isStaff: boolean;
}

/** The rights of the signed-in user; read-only until they are known. */
export function useDeliveryRights(): DeliveryRights {
  return { isStaff: useAllowedResources()?.has('/getForAllMerchants') ?? false };
}
