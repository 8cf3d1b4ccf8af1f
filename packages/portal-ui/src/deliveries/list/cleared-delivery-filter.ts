import type { DeliveryFilter } from '@kontor/portal-core/deliveries';
import type { MerchantView } from '../../merchant-choice/index.js';

/** The filter after clearing (specification 2 section 2). */
export const clearedDeliveryFilter = ({ mayChoose }: MerchantView): DeliveryFilter =>
  mayChoose ? { displayAllMerchants: true } : {};
