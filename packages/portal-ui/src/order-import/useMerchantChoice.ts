import { useEffect } from 'react';
import { useAllowedResources, useCurrentUser } from '../session/index.js';
import { useWizard } from './wizard-context.js';

export interface MerchantChoice {
  /** Whether the select of the merchant is shown, which is for staff. */
  readonly mayChoose: boolean;
  /** Whether a merchant has to be chosen, because the staff member has none of their own. */
  readonly mustChoose: boolean;
}

/** The merchants whose orders the user may import: staff can choose, a merchant's user cannot. */
export function useMerchantChoice(): MerchantChoice {
  const { state, store } = useWizard();
  const user = useCurrentUser();
  const mayChoose = useAllowedResources()?.has('/getForAllMerchants') ?? false;
  const own = user?.merchant?.erp_merchant_id ?? null;
  const isPreset = mayChoose && own !== null && state.merchantErpId === null;
  useEffect(() => {
    if (isPreset) store.setMerchant(own);
  }, [isPreset, own, store]);
  return { mayChoose, mustChoose: mayChoose && own === null };
}
